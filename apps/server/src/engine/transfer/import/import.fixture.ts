import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { School, call, tokenOf } from '../../../../test/school.ts';
import type { ImportResult } from './import-tally.ts';

/** Answer of a call with its data in the envelope. */
export interface Answer {
  readonly status: number;
  readonly data: Record<string, unknown>;
  readonly errors: readonly string[];
  readonly text: string;
}

export type Mapping = Readonly<Record<string, { readonly column: string } | { readonly value: unknown }>>;

/** A bound for hangs, not for slowness. */
const mostMilliseconds = 220_000;

/** A school whose users import files. */
export class Importer {
  readonly school: School;
  readonly server: NestFastifyApplication;
  private readonly tokens = new Map<string, string>();

  private constructor(school: School, server: NestFastifyApplication) {
    this.school = school;
    this.server = server;
  }

  static async open(): Promise<Importer> {
    const school = await School.open();
    const importer = new Importer(school, await school.server());
    await importer.person('admin', [], 'ADMIN');
    return importer;
  }

  async person(username: string, privileges: readonly string[], entityType = 'EMPLOYEE'): Promise<void> {
    await this.school.addUser({ username, entityType, privileges });
    this.tokens.set(username, await tokenOf(this.server, username));
  }

  async call(url: string, body?: unknown, as = 'admin', method?: 'GET' | 'POST'): Promise<Answer> {
    const options = { token: this.tokens.get(as) ?? '', body, ...(method ? { method } : {}) };
    const answer = await call(this.server, `/setup/v1/${url}`, options);
    const { data } = answer.body;
    const errors = (data?.['errors'] ?? []) as { field: string; code: string }[];
    return {
      status: answer.status,
      data,
      errors: errors.map(({ field, code }) => `${field}:${code}`),
      text: answer.text,
    };
  }

  async raw(url: string): Promise<Buffer> {
    const headers = { authorization: `Bearer ${this.tokens.get('admin') ?? ''}` };
    return (await this.server.inject({ url: `/setup/v1/${url}`, headers })).rawPayload;
  }

  /** Creates a record and returns its id. */
  async add(base: string, values: Readonly<Record<string, unknown>>): Promise<number> {
    const { status, data, text } = await this.call(`${base}/save`, values);
    if (status !== 201) throw new Error(text);
    return Number(data['id']);
  }

  async upload(name: string, content: string | Buffer, as = 'admin'): Promise<number> {
    const boundary = 'limit-of-the-parts';
    const type = name.endsWith('csv') ? 'text/csv' : 'application/octet-stream';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
    const answer = await call(this.server, '/setup/v1/files', {
      token: this.tokens.get(as) ?? '',
      body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    if (answer.status !== 201) throw new Error(answer.text);
    return Number(answer.body.data['id']);
  }

  /** Runs an import to completion and returns its result. */
  async run(base: string, body: Readonly<Record<string, unknown>>, as = 'admin'): Promise<ImportResult> {
    const { status, data, text } = await this.call(`${base}/import/run`, { dryRun: false, ...body }, as);
    if (status !== 200) throw new Error(text);
    const job = await this.ended(String(data['jobId']), as);
    if (job['state'] !== 'done') throw new Error(JSON.stringify(job));
    return job['result'] as ImportResult;
  }

  async ended(jobId: string, as = 'admin'): Promise<Record<string, unknown>> {
    const until = Date.now() + mostMilliseconds;
    while (Date.now() < until) {
      const { data } = await this.call(`jobs/${jobId}`, undefined, as);
      if (data['finishedAt'] !== null) return data;
      await delay(100);
    }
    throw new Error('The job does not end.');
  }

  async count(table: string): Promise<number> {
    const [row] = await this.school.sql.query<{ n: string }>({ text: `select count(*) as n from ${table}` });
    return Number(row?.n);
  }

  /** Something that changes with every write. */
  async print(): Promise<readonly unknown[]> {
    const tables = [
      'employee',
      'employee_department',
      'employee_position',
      'audit_entry',
      'employee_history',
    ];
    return Promise.all(tables.map((table) => this.count(table)));
  }

  close(): Promise<void> {
    return this.school.close();
  }
}

const staffColumns = {
  employeeNumber: { column: 'Number' },
  firstName: { column: 'First name' },
  department: { column: 'Department' },
  position: { column: 'Position' },
  joiningDate: { column: 'Joined' },
  annualSalary: { column: 'Salary' },
  employmentType: { column: 'Type' },
  mobilePhone: { column: 'Mobile' },
};
/** The first line of a staff sheet. */
export const staffHeader = 'Number,First name,Department,Position,Joined,Salary,Type,Mobile';

/** A school with science teachers, the mapping of a staff sheet there, and a way to import one. */
export const openStaffImport = async () => {
  const importer = await Importer.open();
  const category = await importer.add('EmployeeCategories', { name: 'Teaching', prefix: 'TE' });
  await importer.add('EmployeeDepartments', { name: 'Science', code: 'SCI' });
  await importer.add('EmployeePositions', { name: 'Teacher', category });
  const mapping: Record<string, unknown> = { ...staffColumns, category: { value: category } };
  const csv = (...rows: string[]): Promise<number> =>
    importer.upload('people.csv', [staffHeader, ...rows].join('\n'));
  return { importer, mapping, csv };
};
