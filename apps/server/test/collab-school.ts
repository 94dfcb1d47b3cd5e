import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Refusal } from '@school/kernel';
import type { Belonging, Role } from '@school/kernel';
import { catalogue } from '@school/resources';
import { createApplication } from '../src/app/application.ts';
import type { Authenticator } from '../src/engine/authenticator.ts';
import type { CallContext } from '../src/engine/context.ts';
import { MinuteRounds } from '../src/platform/clock/rounds.ts';
import { Engine } from '../src/engine/engine.ts';
import { behaviours } from '../src/modules/behaviours.ts';
import { modules } from '../src/modules/index.ts';
import { Database, createPool, mainInstitute } from '../src/platform/database/database.ts';
import type { Connection } from '../src/platform/database/database.ts';
import { SETTINGS } from '../src/platform/platform.tokens.ts';
import { belongingsIn } from '../src/platform/sessions/belongings.ts';
import { createSealer } from '../src/platform/secrets/sealer.ts';
import { readSettings } from '../src/platform/settings/read-settings.ts';
import type { SchoolDatabase } from './school-database.ts';
import { openSchoolDatabase } from './school-database.ts';

/** The institution's current day in these specs. */
export const today = '2026-07-15';

interface Account {
  readonly id: string;
  readonly entity_type: Role;
  readonly employee_id: string | null;
  readonly privileges: readonly string[];
  readonly belongs: Readonly<Record<Belonging, readonly number[]>>;
}

/** Trusts the user name in the header; who that is comes from the tables, as in a session. */
const accountOf = async (connection: Connection, username: string): Promise<CallContext> => {
  const [row] = await connection.query<Account>({
    // Prepared once: otherwise hundreds of simultaneous users would each wait for it to be planned.
    name: 'account_of',
    text: `select u.id, u.entity_type, u.employee_id,
        array(select privilege from user_privilege p where p.user_id = u.id) as privileges,
        json_build_object(${Object.entries(belongingsIn(catalogue))
          .map(([key, ids]) => `'${key}', ${ids}`)
          .join(', ')}) as belongs
      from "user" u where u.username = $1`,
    values: [username],
  });
  if (!row) throw new Refusal(401, 'Please sign in.');
  return {
    actor: {
      id: Number(row.id),
      role: row.entity_type,
      privileges: new Set(row.privileges),
      employee: row.employee_id === null ? null : Number(row.employee_id),
      student: null,
      guardian: null,
      ...row.belongs,
    },
    username,
    institute: mainInstitute,
    today,
    locale: 'en-PK',
    requestId: 'spec',
    address: '127.0.0.1',
  };
};

interface Person {
  readonly kind?: Role;
  /** Name of a department; creates an employee. */
  readonly department?: string;
  readonly privileges?: readonly string[];
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly data: T;
  readonly message: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A school in which people collaborate, called by their user names without a network. `admin` exists already. */
export class CollabSchool {
  readonly application: NestFastifyApplication;
  readonly sql: Connection;
  private readonly end: SchoolDatabase['drop'];

  constructor(application: NestFastifyApplication, sql: Connection, end: SchoolDatabase['drop']) {
    this.application = application;
    this.sql = sql;
    this.end = end;
  }

  static async open(): Promise<CollabSchool> {
    const { url, drop } = await openSchoolDatabase();
    const pool = createPool(url, 10);
    const database = new Database(pool);
    const sql = database.of(mainInstitute);
    const authenticator: Authenticator = {
      authenticate: ({ headers }) => accountOf(sql, headers.authorization ?? ''),
    };
    const settings = readSettings({ environment: { JWT_SECRET: 'a secret of thirty-two bytes at least' } });
    const application = await createApplication({
      engine: new Engine(catalogue, database, behaviours, createSealer(settings.jwtSecret)),
      modules,
      providers: [{ provide: SETTINGS, useValue: settings }],
      authenticator,
    });
    // Scheduled work would write between two checks of a test.
    application.get(MinuteRounds).end();
    const school = new CollabSchool(application, sql, async (broken) => {
      await application.close();
      await pool.end();
      await drop(broken);
    });
    await sql.query({ text: `insert into employee_category (name, prefix) values ('Staff', 'ST')` });
    await sql.query({
      text: `insert into employee_position (name, category_id) select 'Teacher', id from employee_category`,
    });
    await school.addUser('admin', { kind: 'ADMIN' });
    return school;
  }

  /** @param broken health checks that find what a spec has broken on purpose */
  close(broken?: readonly string[]): Promise<void> {
    return this.end(broken);
  }

  async addDepartment(name: string): Promise<number> {
    return this.inserted(
      `insert into employee_department (name, code) values ($1::text, upper($1::text)) returning id`,
      [name],
    );
  }

  async addBatch(name: string): Promise<number> {
    const course = await this.inserted(
      `insert into course (name, code) values ($1::text, upper($1::text)) returning id`,
      [name],
    );
    return this.inserted(
      `insert into batch (course_id, name, start_date, end_date) values ($1, 'A', '2026-04-01', '2027-03-31') returning id`,
      [course],
    );
  }

  /** An account; with a department, that of an employee who works there. Returns the id of the user. */
  async addUser(
    username: string,
    { kind = 'EMPLOYEE', department, privileges = [] }: Person = {},
  ): Promise<number> {
    const employee = department === undefined ? null : await this.addEmployee(username, department);
    const id = await this.inserted(
      `insert into "user" (username, entity_type, first_name, employee_id) values ($1::text, $2, initcap($1::text), $3) returning id`,
      [username, kind, employee],
    );
    for (const privilege of privileges)
      await this.sql.query({
        text: `insert into user_privilege (user_id, privilege, effect) values ($1, $2, 'GRANT')`,
        values: [id, privilege],
      });
    return id;
  }

  async employeeOf(username: string): Promise<number> {
    const [row] = await this.sql.query<{ id: string }>({
      text: `select employee_id as id from "user" where username = $1`,
      values: [username],
    });
    return Number(row?.id);
  }

  async call<T = Record<string, unknown>>(
    as: string,
    method: Method,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<T>> {
    const answer = await this.application.inject({
      method,
      url: `/${path}`,
      headers: { authorization: as, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    const envelope = isJson ? answer.json<{ data: T; message: string }>() : { data: {} as T, message: '' };
    return { status: answer.statusCode, headers: answer.headers, ...envelope };
  }

  /** Data of a call that must succeed. */
  async data<T = Record<string, unknown>>(
    as: string,
    method: Method,
    path: string,
    body?: unknown,
  ): Promise<T> {
    const answer = await this.call<T>(as, method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path} answers ${JSON.stringify(answer)}`);
    return answer.data;
  }

  private async addEmployee(name: string, department: string): Promise<number> {
    return this.inserted(
      `insert into employee (employee_number, joining_date, first_name, department_id, category_id, position_id)
        select 'N-' || $1::text, '2020-01-01', initcap($1::text), (select id from employee_department where name = $2),
          (select id from employee_category limit 1), (select id from employee_position limit 1) returning id`,
      [name, department],
    );
  }

  private async inserted(text: string, values: readonly unknown[]): Promise<number> {
    const [row] = await this.sql.query<{ id: string }>({ text, values });
    return Number(row?.id);
  }
}
