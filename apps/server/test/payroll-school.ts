import { setTimeout as pause } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Refusal } from '@school/kernel';
import { catalogue } from '@school/resources';
import { createApplication } from '../src/app/application.ts';
import type { Authenticator } from '../src/engine/authenticator.ts';
import type { CallContext } from '../src/engine/context.ts';
import { Engine } from '../src/engine/engine.ts';
import { behaviours } from '../src/modules/behaviours.ts';
import { modules } from '../src/modules/index.ts';
import { Database, createPool, mainInstitute } from '../src/platform/database/database.ts';
import type { Connection } from '../src/platform/database/database.ts';
import { SETTINGS } from '../src/platform/platform.tokens.ts';
import { createSealer } from '../src/platform/secrets/sealer.ts';
import { readSettings } from '../src/platform/settings/read-settings.ts';
import type { SchoolDatabase } from './school-database.ts';
import { openSchoolDatabase } from './school-database.ts';
import { contextOf, type Caller } from './spec-caller.ts';
import { SocketClients, type SocketAnswer, type SocketCall } from './socket-client.ts';

export { today } from './spec-caller.ts';
export type { Caller } from './spec-caller.ts';

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly data: T;
  readonly message: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly raw: Buffer;
}

interface Sending {
  readonly as?: Caller;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The whole product with a school that pays staff, called without a network unless it listens. */
export class PayrollSchool {
  readonly application: NestFastifyApplication;
  readonly database: Database;
  readonly userId: number;
  private readonly drop: SchoolDatabase['drop'];
  private readonly another: () => Promise<NestFastifyApplication>;
  private readonly ends: (() => Promise<void> | void)[] = [];
  private sockets: SocketClients | undefined;
  private readonly categories = new Map<string, number>();

  constructor(
    application: NestFastifyApplication,
    database: Database,
    userId: number,
    drop: SchoolDatabase['drop'],
    another: () => Promise<NestFastifyApplication>,
  ) {
    this.another = another;
    this.application = application;
    this.database = database;
    this.userId = userId;
    this.drop = drop;
  }

  static async open(): Promise<PayrollSchool> {
    const { url, drop } = await openSchoolDatabase();
    const pool = createPool(url, 6);
    const database = new Database(pool);
    const [user] = await database.of(mainInstitute).query<{ id: string }>({
      text: `INSERT INTO "user" (username, entity_type, first_name) VALUES ('spec', 'ADMIN', 'Spec') RETURNING id`,
    });
    const userId = Number(user?.id);
    const authenticator: Authenticator = {
      authenticate: ({ headers }) =>
        headers.authorization
          ? Promise.resolve(contextOf(headers.authorization, userId))
          : Promise.reject(new Refusal(401, 'Please sign in.')),
    };
    const settings = readSettings({ environment: { JWT_SECRET: 'a secret of thirty-two bytes at least' } });
    const start = (own: Database): Promise<NestFastifyApplication> =>
      createApplication({
        engine: new Engine(catalogue, own, behaviours, createSealer(settings.jwtSecret)),
        modules,
        providers: [{ provide: SETTINGS, useValue: settings }],
        authenticator,
      });
    const application = await start(database);
    await database.of(mainInstitute).query({
      text: `INSERT INTO user_credential (user_id, password_hash) VALUES ($1, 'x')`,
      values: [userId],
    });
    const another = async (): Promise<NestFastifyApplication> => {
      const own = new Database(createPool(url, 6));
      const server = await start(own);
      school.ends.push(
        () => server.close(),
        () => own.pool.end(),
      );
      return server;
    };
    const school: PayrollSchool = new PayrollSchool(application, database, userId, drop, another);
    await school.addMasters();
    return school;
  }

  get sql(): Connection {
    return this.database.of(mainInstitute);
  }

  context(caller: Caller = 'ADMIN'): CallContext {
    return contextOf(caller, this.userId);
  }

  /**
   * From now on all calls use real sockets: to two servers on the same database, in turn, with each signed-in client having
   * its own connections to both.
   */
  async listen(): Promise<void> {
    const servers = [this.application, await this.another()];
    for (const server of servers) await server.listen(0, '127.0.0.1');
    this.sockets = new SocketClients(
      servers.map((server) => (server.getHttpServer().address() as AddressInfo).port),
    );
  }

  /** @param broken health checks that find what a spec has broken on purpose */
  async close(broken?: readonly string[]): Promise<void> {
    this.sockets?.close();
    for (const end of this.ends) await end();
    await this.application.close();
    await this.database.pool.end();
    await this.drop(broken);
  }

  async call<T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    { as = 'ADMIN', headers = {} }: Sending = {},
  ): Promise<Answer<T>> {
    const sent = { method, path: `/${path}`, headers: { authorization: as, ...headers }, body };
    const answer = await (this.sockets ? this.sockets.send(as, sent) : this.inject(sent));
    const isJson = String(answer.headers['content-type']).includes('json');
    const envelope = isJson
      ? (JSON.parse(answer.raw.toString()) as { data: T; message: string })
      : { data: {} as T, message: '' };
    return { ...answer, ...envelope };
  }

  /** Without a network in between. */
  private async inject({ method, path, headers, body }: SocketCall): Promise<SocketAnswer> {
    const answer = await this.application.inject({
      method: method as 'GET',
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, headers: answer.headers, raw: answer.rawPayload };
  }

  /** Data of a call that must succeed. */
  async data<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    sending?: Sending,
  ): Promise<T> {
    const answer = await this.call<T>(method, path, body, sending);
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answers ${answer.status} ${JSON.stringify(answer)}`);
    return answer.data;
  }

  private async addMasters(): Promise<void> {
    await this.sql.query({ text: `INSERT INTO employee_category (name, prefix) VALUES ('Office', 'OF')` });
    await this.sql.query({
      text: `INSERT INTO employee_position (name, category_id) SELECT 'Clerk', id FROM employee_category`,
    });
    await this.sql.query({
      text: `INSERT INTO employee_department (name, code) VALUES ('Science', 'SC'), ('Arts', 'AR')`,
    });
  }

  /** Salaried employees, half of them in each department. */
  async addEmployees(count: number, annualSalary: string, joiningDate = '2020-01-01'): Promise<number[]> {
    const rows = await this.sql.query<{ id: string }>({
      text: `INSERT INTO employee (employee_number, joining_date, first_name, last_name, department_id, category_id,
          position_id, pay_basis, annual_salary)
        SELECT 'N' || (SELECT count(*) FROM employee) + n, $3, 'Person', 'No' || n,
          (SELECT id FROM employee_department ORDER BY id OFFSET n % 2 LIMIT 1),
          (SELECT id FROM employee_category LIMIT 1), (SELECT id FROM employee_position LIMIT 1), 'SALARY', $2
        FROM generate_series(1, $1) n RETURNING id`,
      values: [count, annualSalary, joiningDate],
    });
    return rows.map(({ id }) => Number(id));
  }

  /** A category by its code, created if it does not exist. */
  async category(code: string, values: Record<string, unknown>): Promise<number> {
    const known = this.categories.get(code);
    if (known !== undefined) return known;
    const { id } = await this.data<{ id: number }>('POST', 'finance/v1/PayrollCategory/save', {
      name: code,
      code,
      ...values,
    });
    this.categories.set(code, id);
    return id;
  }

  /** The categories of the worked example: 100,000 gross yield 92,700 net. */
  async salaryCategories(): Promise<number[]> {
    const ids: number[] = [];
    for (const { code, ...values } of salary) ids.push(await this.category(code, values));
    return ids;
  }

  async group(name: string, values: Record<string, unknown> = {}): Promise<number> {
    const categoryIds = await this.salaryCategories();
    const group = { name, paymentFrequency: 'MONTHLY', categoryIds, ...values };
    return (await this.data<{ id: number }>('POST', 'setup/v1/payrollGroup/save', group)).id;
  }

  assign(
    groupId: number,
    employeeIds: readonly number[],
    values: Record<string, unknown> = {},
  ): Promise<unknown> {
    return this.data('POST', 'setup/v1/payrollGroup/assign', {
      groupId,
      employeeIds,
      grossFrom: 'payTerms',
      effectiveFrom: '2026-01-01',
      ...values,
    });
  }

  /** Waits for a job to succeed and returns its record. */
  async jobDone(id: string): Promise<Record<string, unknown>> {
    for (;;) {
      const job = await this.data<Record<string, unknown>>('GET', `setup/v1/jobs/${id}`);
      if (job['state'] === 'done') return job;
      if (job['state'] === 'failed') throw new Error(`The job failed: ${JSON.stringify(job)}`);
      await pause(50);
    }
  }

  /** Working days of a month. */
  async workingDays(monthly: string): Promise<void> {
    await this.data('PUT', 'setup/v1/WorkingDaySettings/update', { monthly });
  }
}

const formula = (code: string, text: string, type = 'EARNING') => ({
  code,
  type,
  valueType: 'FORMULA',
  formula: text,
  affectedByLop: type === 'EARNING',
});

const salary = [
  formula('BASIC', '40%GROSS'),
  { code: 'HRA', type: 'EARNING', valueType: 'PERCENTAGE', percentage: '50', baseCategory: 'BASIC' },
  formula('DA', '10%BASIC'),
  { code: 'CONV', type: 'EARNING', valueType: 'NUMERIC', amount: '5000.00' },
  formula('SPL', 'GROSS-(BASIC+HRA+DA+CONV)'),
  formula('PF', '12%BASIC', 'DEDUCTION'),
  {
    code: 'TAX',
    type: 'DEDUCTION',
    valueType: 'CONDITIONAL',
    affectedByLop: false,
    conditions: [{ leftExpr: 'GROSS', operator: 'GT', rightExpr: '50000', thenFormula: '5%(GROSS-50000)' }],
    defaultFormula: '0',
  },
];
