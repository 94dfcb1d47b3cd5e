import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../test/school.ts';

export interface Saved {
  readonly id: number;
}
type Row = Readonly<Record<string, unknown>>;
interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly text: string;
}

/**
 * Batches 8 A and 8 B, each taught mathematics by its own teacher. Ali and Bina are in 8 A, Carl is in 8 B; Ali has a
 * mother with an account. Sign-ins: admin, ali, bina, carl, mother, teacherA, teacherB, and clerk, who teaches nobody.
 */
export class Classroom {
  readonly school: School;
  readonly server: NestFastifyApplication;
  /** Ids by name: batches A and B, subjects mathA and mathB, students and employees. */
  readonly ids: Record<string, number> = {};
  private readonly tokens: Record<string, string> = {};

  private constructor(school: School, server: NestFastifyApplication) {
    this.school = school;
    this.server = server;
  }

  static async open(): Promise<Classroom> {
    const school = await School.open();
    const room = new Classroom(school, await school.server());
    await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    room.tokens['admin'] = await tokenOf(room.server, 'admin');
    await room.fill();
    return room;
  }

  close(): Promise<void> {
    return this.school.close();
  }

  id(name: string): number {
    const id = this.ids[name];
    if (id === undefined) throw new Error(`Nothing is called ${name}.`);
    return id;
  }

  async send<T = Row>(
    who: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<Answer<T>> {
    const token = this.tokens[who] ?? '';
    const answer = await call(this.server, `/setup/v1/${url}`, { token, method, ...(body ? { body } : {}) });
    return { status: answer.status, data: answer.body.data as unknown as T, text: answer.text };
  }

  /** Saves as someone with permission. @returns the id */
  async save(who: string, base: string, values: object): Promise<number> {
    const { status, data, text } = await this.send<Saved>(who, 'POST', `${base}/save`, values);
    if (status > 201) throw new Error(text);
    return data.id;
  }

  /** The values of a field that a list shows someone, in order. */
  async seen(who: string, base: string, field: string): Promise<readonly unknown[]> {
    const { data } = await this.send<Row[]>(who, 'GET', `${base}/getall`);
    return data.map((row) => row[field]).sort();
  }

  /** A member of staff with the given rights. */
  async addStaff(username: string, privileges: readonly string[]): Promise<void> {
    await this.school.addUser({ username, entityType: 'EMPLOYEE', privileges });
    this.tokens[username] = await tokenOf(this.server, username);
  }

  private async signIn(username: string, person: 'student' | 'guardian' | 'employee'): Promise<void> {
    const { sql } = this.school;
    const id = this.id(username);
    await sql.query({ text: `delete from "user" where ${person}_id = $1`, values: [id] });
    const kind = { student: 'STUDENT', guardian: 'PARENT', employee: 'EMPLOYEE' }[person];
    const user = await this.school.addUser({ username, entityType: kind });
    await sql.query({ text: `update "user" set ${person}_id = $1 where id = $2`, values: [id, user] });
    this.tokens[username] = await tokenOf(this.server, username);
  }

  private async fill(): Promise<void> {
    const admin = (base: string, values: object): Promise<number> => this.save('admin', base, values);
    const relation = await admin('genericCodes', { listKey: 'RELATION', code: 'MOTHER', label: 'Mother' });
    const course = await admin('Class', { name: 'Grade 8', code: '8' });
    const category = await admin('EmployeeCategories', { name: 'Teaching', prefix: 'T' });
    const work = {
      joiningDate: '2020-01-01',
      department: await admin('EmployeeDepartments', { name: 'Science', code: 'SCI' }),
      position: await admin('EmployeePositions', { name: 'Teacher', category }),
      category,
    };
    for (const name of ['teacherA', 'teacherB', 'clerk']) {
      this.ids[name] = await admin('EmployeeDetails', { ...work, employeeNumber: name, firstName: name });
    }
    for (const name of ['A', 'B']) {
      const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
      const batch = await admin('Batch', { course, name, ...dates });
      const subject = await admin('Subject', { batch, name: 'Mathematics', code: 'MATH' });
      await admin('WorkAllotment', { employee: this.id(`teacher${name}`), subject });
      Object.assign(this.ids, { [name]: batch, [`math${name}`]: subject });
    }
    this.ids['mother'] = await admin('Guardian', { firstName: 'Mona' });
    for (const [name, batch] of Object.entries({ ali: 'A', bina: 'A', carl: 'B' })) {
      this.ids[name] = await admin('studentEntity', {
        firstName: name,
        batch: this.id(batch),
        admissionDate: '2026-04-01',
        dateOfBirth: '2012-01-01',
        gender: 'OTHER',
        ...(name === 'ali' ? { guardians: [{ guardian: this.id('mother'), relation }] } : {}),
      });
    }
    for (const name of ['ali', 'bina', 'carl']) await this.signIn(name, 'student');
    await this.signIn('mother', 'guardian');
    for (const name of ['teacherA', 'teacherB', 'clerk']) await this.signIn(name, 'employee');
  }
}
