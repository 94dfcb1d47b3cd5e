import { PayrollSchool, type Answer } from '../../../test/payroll-school.ts';

export interface Saved {
  readonly id: number;
}
type Row = Readonly<Record<string, unknown>>;

export type BatchName = '10-A' | '10-B' | '11-A' | '11-B';

/** A school with Grades 10 and 11, two batches each, and students admitted as a spec needs them. */
export class StudentSchool {
  readonly school: PayrollSchool;
  /** Relation of a guardian to a student. */
  readonly relation: number;
  ids: Readonly<Record<BatchName, number>> = { '10-A': 0, '10-B': 0, '11-A': 0, '11-B': 0 };
  private admitted = 0;
  private turn = 0;

  private constructor(school: PayrollSchool, relation: number) {
    this.school = school;
    this.relation = relation;
  }

  static async open(): Promise<StudentSchool> {
    const school = await PayrollSchool.open();
    const relation = { listKey: 'RELATION', code: 'PARENT', label: 'Parent' };
    const { id } = await school.data<Saved>('POST', 'setup/v1/genericCodes/save', relation);
    const made = new StudentSchool(school, id);
    await made.begin();
    return made;
  }

  /** Recreates the batches, so that a test finds them empty. */
  async begin(): Promise<void> {
    const save = async (base: string, values: object): Promise<number> =>
      (await this.school.data<Saved>('POST', `setup/v1/${base}/save`, values)).id;
    const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
    const ids: Partial<Record<BatchName, number>> = {};
    for (const grade of ['10', '11'] as const) {
      const code = this.turn === 0 ? grade : `${grade}.${this.turn}`;
      const course = await save('Class', { name: `Grade ${code}`, code });
      for (const name of ['A', 'B'] as const) {
        ids[`${grade}-${name}`] = await save('Batch', { course, name, capacity: 30, ...dates });
      }
    }
    this.turn += 1;
    this.ids = ids as StudentSchool['ids'];
  }

  close(): Promise<void> {
    return this.school.close();
  }

  /** The body of an admission of a new student. */
  student(batch: BatchName, values: object = {}): object {
    this.admitted += 1;
    return {
      firstName: `Student ${this.admitted}`,
      batch: this.ids[batch],
      admissionDate: '2026-04-01',
      dateOfBirth: '2011-05-17',
      gender: 'FEMALE',
      ...values,
    };
  }

  async admit(batch: BatchName, values: object = {}): Promise<number> {
    const { id } = await this.school.data<Saved>(
      'POST',
      'setup/v1/studentEntity/save',
      this.student(batch, values),
    );
    return id;
  }

  read(student: number): Promise<Row> {
    return this.school.data<Row>('GET', `setup/v1/studentEntity/get/${student}`);
  }

  batch(name: BatchName): Promise<Row> {
    return this.school.data<Row>('GET', `setup/v1/Batch/get/${this.ids[name]}`);
  }

  transfer(
    from: BatchName,
    to: BatchName,
    students: readonly number[],
    headers: Readonly<Record<string, string>> = {},
    date = '2026-07-01',
  ): Promise<Answer> {
    const body = {
      fromBatch: this.ids[from],
      toBatch: this.ids[to],
      date,
      items: students.map((student) => ({ student })),
    };
    return this.school.call('POST', 'setup/v1/BatchTransfer/save', body, { headers });
  }

  /** Name and state of the accounts of a student and of the student's guardians. */
  accounts(student: number): Promise<readonly { username: string; blocked: boolean }[]> {
    return this.school.sql.query({
      text: `SELECT username, blocked FROM "user" u WHERE u.student_id = $1 OR u.guardian_id IN
          (SELECT guardian_id FROM student_guardian WHERE student_id = $1) ORDER BY entity_type DESC, username`,
      values: [student],
    });
  }

  /** The batch history, oldest first: batch, number there and why it ended. */
  async enrolments(student: number): Promise<readonly unknown[][]> {
    const names = new Map(Object.entries(this.ids).map(([name, id]) => [id, name]));
    const rows = await this.school.sql.query<Row>({
      text: `SELECT batch_id, roll_number, exit_reason FROM batch_enrolment WHERE student_id = $1 ORDER BY id`,
      values: [student],
    });
    return rows.map((row) => [names.get(Number(row['batch_id'])), row['roll_number'], row['exit_reason']]);
  }
}
