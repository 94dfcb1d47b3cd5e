import { firstAttendanceLabels } from '@school/resources';
import type { StudentRegister } from '@school/domain';
import type { Answer, Caller } from '../../../test/payroll-school.ts';
import { StudentSchool, type Saved } from '../students/student-school.fixture.ts';

/** Day of a mark, its label by code, null to clear, and the remaining values of the cell. */
export type Cell = readonly [place: number, date: string, code: string | null, more?: object];

export interface CellsSaved {
  readonly saved: number;
  readonly refused: readonly { readonly studentId: number; readonly date: string; readonly code: string }[];
}

/** Callers by their role: two tutors of 10-A, a teacher in it, an outsider, the first student and his mother. */
export type Part = 'office' | 'tutor' | 'second' | 'teacher' | 'stranger' | 'pupil' | 'mother';

const base = 'setup/v1/attendanceSystem';

/** 10-A with Ahmed, Bilal and Zara, who joined on 15 June 2026; the institution's date is Wednesday, 15 July 2026. */
export class AttendanceSchool {
  readonly inner: StudentSchool;
  labels: Readonly<Record<string, number>> = {};
  students: readonly number[] = [];
  /** Tutor, second tutor, teacher, outsider. */
  people: readonly number[] = [];
  private parts: Readonly<Record<Part, Caller>> | undefined;

  private constructor(inner: StudentSchool) {
    this.inner = inner;
  }

  static async open(): Promise<AttendanceSchool> {
    const made = new AttendanceSchool(await StudentSchool.open());
    for (const label of firstAttendanceLabels) {
      const { id } = await made.data<Saved>('office', 'POST', 'setup/v1/AttendanceLabels/save', label);
      made.labels = { ...made.labels, [label.code]: id };
    }
    await made.begin();
    return made;
  }

  get batch(): number {
    return this.inner.ids['10-A'];
  }

  /** A new 10-A, its students, tutors and teacher, and the initial settings. */
  async begin(): Promise<void> {
    await this.inner.begin();
    await this.inner.school.sql.query({ text: 'delete from attendance_setting; delete from outbox_message' });
    const { relation } = this.inner;
    const guardians = [
      { guardian: await this.guardian('Mona', '+923001234567'), relation, immediateContact: true },
      { guardian: await this.guardian('Omar', '+923007654321'), relation },
    ];
    this.students = [
      await this.inner.admit('10-A', { firstName: 'Ahmed', guardians }),
      await this.inner.admit('10-A', { firstName: 'Bilal', guardians: guardians.slice(0, 1) }),
      await this.inner.admit('10-A', { firstName: 'Zara', admissionDate: '2026-06-15' }),
    ];
    const people = await this.inner.school.addEmployees(4, '1200000.00');
    this.people = people;
    const batch = this.batch;
    for (const employee of people.slice(0, 2)) {
      await this.data('office', 'POST', 'setup/v1/ClassBatchTutor/save', { batch, employee });
    }
    const [tutor, second, teacher, stranger] = people;
    const [ahmed, bilal] = this.students;
    this.parts = {
      office: 'ADMIN',
      tutor: `EMPLOYEE@${tutor}#batches=${batch}`,
      second: `EMPLOYEE@${second}#batches=${batch}`,
      teacher: `EMPLOYEE@${teacher}#batches=${batch}`,
      stranger: `EMPLOYEE@${stranger}#batches=${this.inner.ids['10-B']}`,
      pupil: `STUDENT#student=${ahmed};batches=${batch}`,
      mother: `PARENT#wards=${ahmed},${bilal};batches=${batch}`,
    };
  }

  /** Further students of 10-A, who joined on its first day, written as an import does. */
  async crowd(count: number): Promise<void> {
    await this.inner.school.sql.query({
      text: `with s as (
          insert into student (first_name, last_name, admission_number, admission_date, batch_id, date_of_birth, gender, status)
          select 'Pupil', lpad(n::text, 3, '0'), 'C' || n, b.start_date, b.id, '2012-01-01', 'OTHER', 'ACTIVE'
          from generate_series(1, $2) n, batch b where b.id = $1
          returning id, batch_id, admission_date)
        insert into batch_enrolment (student_id, batch_id, start_date)
        select id, batch_id, admission_date from s`,
      values: [this.batch, count],
    });
  }

  call<T = Record<string, unknown>>(
    who: Part,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Answer<T>> {
    return this.inner.school.call<T>(method, path, body, { as: this.parts?.[who] ?? 'ADMIN' });
  }

  data<T>(who: Part, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> {
    return this.inner.school.data<T>(method, path, body, { as: this.parts?.[who] ?? 'ADMIN' });
  }

  private cell([place, date, code, more]: Cell): object {
    const isAway = code !== null && code !== 'L';
    return {
      studentId: this.students[place],
      date,
      labelId: code === null ? null : this.labels[code],
      forenoon: isAway,
      afternoon: isAway,
      ...more,
    };
  }

  /** Sets cells of 10-A; `taken` lists days whose register was taken. */
  mark(who: Part, cells: readonly Cell[], taken: readonly string[] = []): Promise<Answer<CellsSaved>> {
    const body = { batchId: this.batch, cells: cells.map((cell) => this.cell(cell)), taken };
    return this.call<CellsSaved>(who, 'PUT', `${base}/register/cells`, body);
  }

  /** Sets a whole day of 10-A. */
  day(who: Part, date: string, cells: readonly Cell[], action = 'SAVE') {
    const rows = cells.map((cell) => {
      const { date: _date, ...row } = this.cell(cell) as { date: string };
      return row;
    });
    const body = { batchId: this.batch, date, rows, action };
    return this.call<{ marks: number; locked: boolean; told: number }>(who, 'PUT', `${base}/register`, body);
  }

  register(who: Part, query = 'month=2026-07'): Promise<StudentRegister> {
    return this.data(who, 'GET', `${base}/register?batchId=${this.batch}&${query}`);
  }

  /** The content of the July register: student by place, day, code. */
  async marks(): Promise<readonly unknown[][]> {
    const { marks, labels } = await this.register('office');
    const code = new Map(labels.map((label) => [label.id, label.code]));
    return marks.map(({ student, date, label }) => [this.students.indexOf(student), date, code.get(label)]);
  }

  settings(values: object): Promise<unknown> {
    return this.data('office', 'PUT', 'setup/v1/AttendanceSettings/update', values);
  }

  close(): Promise<void> {
    return this.inner.close();
  }

  private async guardian(firstName: string, mobile: string): Promise<number> {
    return (await this.data<Saved>('office', 'POST', 'setup/v1/Guardian/save', { firstName, mobile })).id;
  }
}
