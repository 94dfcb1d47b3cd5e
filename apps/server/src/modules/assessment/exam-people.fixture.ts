import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../test/school.ts';

/** A record as a call returns it. */
export interface Row {
  readonly id: number;
  readonly [key: string]: unknown;
}

type Person = 'student' | 'parent' | 'teacher' | 'tutor';

/**
 * Ali and Bina of 8 A, and Ali's mother; Tina teaches Maths there, Tom tutors the batch. Maths and English were examined,
 * everyone with 40 of 50. `student` is Ali, `parent` the mother.
 */
export class ExamPeople {
  readonly ids: Record<string, number> = {};
  private readonly tokens: Record<string, string> = {};
  private readonly school: School;
  private readonly server: NestFastifyApplication;

  private constructor(school: School, server: NestFastifyApplication) {
    this.school = school;
    this.server = server;
  }

  static async open(): Promise<ExamPeople> {
    const school = await School.open();
    const made = new ExamPeople(school, await school.server());
    await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    made.tokens['admin'] = await tokenOf(made.server, 'admin');
    await made.admit();
    await made.employ();
    await made.examine();
    return made;
  }

  close(): Promise<void> {
    return this.school.close();
  }

  async send<T>(
    who: string,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const answer = await call(this.server, `/setup/v1/${url}`, {
      token: this.tokens[who] ?? '',
      method,
      headers,
      ...(body ? { body } : {}),
    });
    const { status, text, raw } = answer;
    return { status, data: answer.body.data as unknown as T, text, raw };
  }

  async save(base: string, values: object): Promise<number> {
    const { status, data, text } = await this.send<Row>('admin', 'POST', `${base}/save`, values);
    if (status > 201) throw new Error(text);
    return data.id;
  }

  async sql(text: string): Promise<void> {
    await this.school.sql.query({ text });
  }

  /** Keys of the notices someone received. */
  async noticesOf(who: Person): Promise<readonly string[]> {
    const rows = await this.school.sql.query<{ message: string }>({
      text: `select n.message from notification n join "user" u on u.id = n.user_id where u.username = $1 order by n.id`,
      values: [who],
    });
    return rows.map(({ message }) => message);
  }

  /** What an outsider learns from a code. */
  async verify(code: string) {
    const { status, body } = await call(this.server, `/public/v1/verify/${code}`, {
      token: '',
      method: 'GET',
    });
    return { status, data: body.data as unknown as Row };
  }

  private async signIn(username: Person, person: 'student' | 'guardian' | 'employee', id: number) {
    await this.school.sql.query({ text: `delete from "user" where ${person}_id = $1`, values: [id] });
    const kind = { student: 'STUDENT', guardian: 'PARENT', employee: 'EMPLOYEE' }[person];
    const user = await this.school.addUser({ username, entityType: kind });
    await this.school.sql.query({
      text: `update "user" set ${person}_id = $1 where id = $2`,
      values: [id, user],
    });
    this.tokens[username] = await tokenOf(this.server, username);
  }

  private async admit(): Promise<void> {
    const { ids } = this;
    const relation = await this.save('genericCodes', {
      listKey: 'RELATION',
      code: 'MOTHER',
      label: 'Mother',
    });
    const course = await this.save('Class', { name: 'Grade 8', code: '8' });
    const days = { startDate: '2026-04-01', endDate: '2027-03-31' };
    const batch = await this.save('Batch', { course, name: 'A', ...days });
    ids['batch'] = batch;
    const mother = await this.save('Guardian', { firstName: 'Mona' });
    ids['mother'] = mother;
    for (const firstName of ['Ali', 'Bina']) {
      ids[firstName] = await this.save('studentEntity', {
        firstName,
        batch,
        admissionDate: '2026-04-01',
        dateOfBirth: '2012-01-01',
        gender: 'OTHER',
        ...(firstName === 'Ali' ? { guardians: [{ guardian: mother, relation }] } : {}),
      });
    }
    await this.signIn('student', 'student', ids['Ali'] ?? 0);
    await this.signIn('parent', 'guardian', mother);
  }

  private async employ(): Promise<void> {
    const { ids } = this;
    const department = await this.save('EmployeeDepartments', { name: 'Science', code: 'SCI' });
    const category = await this.save('EmployeeCategories', { name: 'Teaching', prefix: 'T' });
    const position = await this.save('EmployeePositions', { name: 'Teacher', category });
    for (const [username, firstName] of [
      ['teacher', 'Tina'],
      ['tutor', 'Tom'],
    ] as const) {
      ids[username] = await this.save('EmployeeDetails', {
        employeeNumber: firstName,
        firstName,
        joiningDate: '2020-01-01',
        department,
        category,
        position,
      });
      await this.signIn(username, 'employee', ids[username]);
    }
  }

  private async examine(): Promise<void> {
    const { ids } = this;
    const batch = ids['batch'];
    for (const name of ['Maths', 'English']) {
      ids[name] = await this.save('Subject', { batch, name, code: name.slice(0, 3) });
    }
    await this.save('WorkAllotment', { employee: ids['teacher'], subject: ids['Maths'] });
    await this.save('ClassBatchTutor', { batch, employee: ids['tutor'] });
    await this.save('GradingLevel', { name: 'P', minScore: '0' });
    ids['group'] = await this.save('ExamGroup', { batch, name: 'Mid-term' });
    const slot = { startTime: '09:00', endTime: '10:00', maximumMarks: '50', minimumMarks: '20' };
    await this.send('admin', 'POST', `ExamGroup/${ids['group']}/exams`, {
      exams: [
        { ...slot, subject: ids['Maths'], date: '2026-09-01' },
        { ...slot, subject: ids['English'], date: '2026-09-02' },
      ],
    });
    const exams = await this.send<Row[]>('admin', 'GET', 'Exam/getall?sort=["date","ASC"]');
    ids['mathsExam'] = exams.data[0]?.id ?? 0;
    ids['englishExam'] = exams.data[1]?.id ?? 0;
    for (const examId of exams.data.map(({ id }) => id)) {
      const rows = ['Ali', 'Bina'].map((name) => ({ studentId: ids[name], marks: '40' }));
      await this.send('admin', 'PUT', 'examScore/bulk', { examId, rows });
    }
  }
}
