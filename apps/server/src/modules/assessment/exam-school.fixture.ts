import { StudentSchool, type Saved } from '../students/student-school.fixture.ts';
import type { Answer } from '../../../test/payroll-school.ts';

type Row = Readonly<Record<string, unknown>>;
type Name = 'Ahmed' | 'Bilal' | 'Zara';

const scale = [
  ['A', '90', '10'],
  ['B', '80', '9'],
  ['C', '70', '8'],
  ['D', '60', '7'],
  ['E', '50', '6'],
  ['F', '0', '0'],
] as const;

/** 10-A with Ahmed, Bilal and Zara, Maths and English, and the scale A to F. */
export class ExamSchool {
  readonly students: Readonly<Record<Name, number>>;
  readonly subjects: Readonly<Record<'MATH' | 'ENG', number>>;
  readonly at: StudentSchool;
  private days = 0;

  private constructor(
    at: StudentSchool,
    students: Readonly<Record<Name, number>>,
    subjects: Readonly<Record<'MATH' | 'ENG', number>>,
  ) {
    this.at = at;
    this.students = students;
    this.subjects = subjects;
  }

  static async open(): Promise<ExamSchool> {
    const at = await StudentSchool.open();
    const save = async (base: string, values: object): Promise<number> =>
      (await at.school.data<Saved>('POST', `setup/v1/${base}/save`, values)).id;
    for (const [name, minScore, creditPoints] of scale) {
      await save('GradingLevel', { name, minScore, creditPoints, isPass: name !== 'F' });
    }
    const batch = at.ids['10-A'];
    const subjects = {
      MATH: await save('Subject', { batch, name: 'Maths', code: 'MATH', creditHours: '4' }),
      ENG: await save('Subject', { batch, name: 'English', code: 'ENG', creditHours: '3' }),
    };
    const students = {
      Ahmed: await at.admit('10-A', { firstName: 'Ahmed', admissionNumber: '1001' }),
      Bilal: await at.admit('10-A', { firstName: 'Bilal', admissionNumber: '1002' }),
      Zara: await at.admit('10-A', { firstName: 'Zara', admissionNumber: '1003' }),
    };
    return new ExamSchool(at, students, subjects);
  }

  close(): Promise<void> {
    return this.at.close();
  }

  get batch(): number {
    return this.at.ids['10-A'];
  }

  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    options: { readonly as?: string; readonly headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Answer> {
    return this.at.school.call(method, `setup/v1/${path}`, body, options);
  }

  data<T = Row>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> {
    return this.at.school.data<T>(method, `setup/v1/${path}`, body);
  }

  async group(name: string, values: object = {}): Promise<number> {
    return (await this.data<Saved>('POST', 'ExamGroup/save', { batch: this.batch, name, ...values })).id;
  }

  /** Adds an exam on its own day. */
  async exam(
    group: number,
    subject: 'MATH' | 'ENG',
    maximumMarks: string,
    values: object = {},
  ): Promise<number> {
    this.days += 1;
    const exam = {
      subject: this.subjects[subject],
      date: `2026-${String(1 + Math.floor(this.days / 28)).padStart(2, '0')}-${String(1 + (this.days % 28)).padStart(2, '0')}`,
      startTime: '09:00',
      endTime: '10:00',
      maximumMarks,
      minimumMarks: '20',
      ...values,
    };
    await this.data('POST', `ExamGroup/${group}/exams`, { exams: [exam] });
    const filter = encodeURIComponent(JSON.stringify({ examGroup: group, subject: this.subjects[subject] }));
    const [made] = await this.data<readonly Saved[]>('GET', `Exam/getall?filter=${filter}`);
    return made?.id ?? 0;
  }

  /** Marks of Ahmed, Bilal and Zara in this order; a word is an attendance, none is left out. */
  enter(
    exam: number,
    marks: readonly (string | null)[],
    options: { readonly as?: string } = {},
  ): Promise<Answer> {
    const names: readonly Name[] = ['Ahmed', 'Bilal', 'Zara'];
    const rows = names.flatMap((name, at) => {
      const mark = marks[at];
      if (mark === null || mark === undefined) return [];
      const value = /^[A-Z]/.test(mark) ? { status: mark } : { marks: mark };
      return [{ studentId: this.students[name], ...value }];
    });
    return this.call('PUT', 'examScore/bulk', { examId: exam, rows }, options);
  }

  /** The two groups of the shared fixture with their marks and the weights 30 and 70. */
  async fixture(): Promise<{ readonly unit: number; readonly final: number }> {
    const [unit, final] = [await this.group('Unit test'), await this.group('Final')];
    await this.enter(await this.exam(unit, 'MATH', '50'), ['40', '45', '45']);
    await this.enter(await this.exam(unit, 'ENG', '50'), ['35', '40', '40']);
    await this.enter(await this.exam(final, 'MATH', '100'), ['72', '90', '90']);
    await this.enter(await this.exam(final, 'ENG', '50'), ['30', '40', '40']);
    await this.data('PUT', `ExamGroup/grouping/${this.batch}`, {
      items: [
        { examGroupId: unit, weightage: '30' },
        { examGroupId: final, weightage: '70' },
      ],
    });
    return { unit, final };
  }
}
