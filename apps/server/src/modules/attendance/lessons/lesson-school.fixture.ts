import type { Answer } from '../../../../test/payroll-school.ts';
import { AttendanceSchool, type Part } from '../attendance-school.fixture.ts';
import type { Saved } from '../../students/student-school.fixture.ts';

const base = 'setup/v1/SubjectAttendance';

/** A mark: place of the student, code of the label, and its remaining values. */
export type Mark = readonly [place: number, code: string, more?: object];

const periodOf = (at: number): object => {
  const time = (minutes: number): string =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return { name: `P${at + 1}`, startTime: time(480 + at * 40), endTime: time(520 + at * 40) };
};

/**
 * 10-A with lesson registers: mathematics on Monday to Thursday at eight by the teacher, on Wednesday seven more lessons of
 * forty minutes, the last of them an elective. It is Wednesday, 15 July 2026.
 */
export class LessonSchool {
  readonly inner: AttendanceSchool;
  periods: readonly number[] = [];
  subjects: Readonly<Record<'maths' | 'english' | 'urdu' | 'arabic', number>> = {
    maths: 0,
    english: 0,
    urdu: 0,
    arabic: 0,
  };
  /** Mathematics lessons, Monday first. */
  maths: readonly number[] = [];
  half = 0;
  private group = 0;

  private constructor(inner: AttendanceSchool) {
    this.inner = inner;
  }

  static async open(): Promise<LessonSchool> {
    const made = new LessonSchool(await AttendanceSchool.open());
    await made.setUp();
    return made;
  }

  save(api: string, values: object): Promise<number> {
    return this.inner.data<Saved>('office', 'POST', `setup/v1/${api}/save`, values).then(({ id }) => id);
  }

  private async setUp(): Promise<void> {
    await this.inner.settings({ type: 'SUBJECT_WISE', weeklyOffDays: ['SAT', 'SUN'] });
    this.half = await this.save('AttendanceLabels', {
      name: 'Left early',
      code: 'H',
      kind: 'ABSENT',
      absenceWeight: '0.50',
    });
    const bell = await this.save('ClassTiming', {
      name: 'Normal',
      isDefault: true,
      timings: Array.from({ length: 8 }, (_, at) => periodOf(at)),
    });
    const { timings } = await this.inner.data<{ timings: readonly Saved[] }>(
      'office',
      'GET',
      `setup/v1/ClassTiming/get/${bell}`,
    );
    this.periods = timings.map(({ id }) => id);
    await this.save('Weekdays', { name: 'Week', isDefault: true, days: ['MON', 'TUE', 'WED', 'THU', 'FRI'] });
    await this.setUpSubjects();
    await this.setUpTimetable();
  }

  private async setUpSubjects(): Promise<void> {
    const { batch, people, students } = this.inner;
    const group = await this.save('ElectiveGroup', { batch, name: 'Language', maxChoices: 1 });
    const subject = (name: string, code: string, more: object = {}): Promise<number> =>
      this.save('Subject', { batch, name, code, maxWeeklyClasses: 8, ...more });
    const [maths, english] = [await subject('Mathematics', 'MATH'), await subject('English', 'ENG')];
    const urdu = await subject('Urdu', 'URDU', { electiveGroup: group });
    const arabic = await subject('Arabic', 'ARAB', { electiveGroup: group });
    this.subjects = { maths, english, urdu, arabic };
    const [tutor, second, teacher] = people;
    for (const [one, employee] of [
      [maths, teacher],
      [english, tutor],
      [urdu, second],
    ]) {
      await this.save('WorkAllotment', { employee, subject: one });
    }
    for (const [one, place] of [
      [urdu, 0],
      [arabic, 1],
    ] as const) {
      await this.inner.data('office', 'PUT', `setup/v1/StudentElective/subject/${one}`, {
        students: [students[place]],
      });
    }
    this.group = group;
  }

  private async setUpTimetable(): Promise<void> {
    const year = await this.save('AcademicSetup', {
      name: '2026-27',
      startDate: '2026-04-01',
      endDate: '2027-03-31',
    });
    const timetable = await this.save('TimeTable2', {
      academicYear: year,
      startDate: '2026-06-01',
      endDate: '2027-03-31',
      batches: [this.inner.batch],
    });
    const lesson = (weekday: string, period: number, more: object): Promise<number> =>
      this.save('TimetableSchedules', {
        timetable,
        batch: this.inner.batch,
        weekday,
        classTiming: this.periods[period],
        ...more,
      });
    const { maths, english } = this.subjects;
    for (const day of ['MON', 'TUE', 'WED', 'THU']) {
      this.maths = [...this.maths, await lesson(day, 0, { subject: maths })];
    }
    for (let period = 1; period <= 6; period += 1) await lesson('WED', period, { subject: english });
    await lesson('WED', 7, { electiveGroup: this.group });
    await this.inner.data('office', 'POST', `setup/v1/TimeTable2/transition/publish/${timetable}`, {});
  }

  /** Takes the register of a lesson. */
  take(
    who: Part,
    subject: keyof LessonSchool['subjects'],
    date: string,
    marks: readonly Mark[] = [],
    period = 0,
  ): Promise<Answer> {
    return this.inner.call(who, 'PUT', `${base}/register`, {
      batch: this.inner.batch,
      date,
      classTiming: this.periods[period],
      subject: this.subjects[subject],
      marks: marks.map(([place, code, more]) => ({
        student: this.inner.students[place],
        label: code === 'H' ? this.half : this.inner.labels[code],
        ...more,
      })),
    });
  }

  /** The content of the daily registers: student by place, day, code, halves. */
  async days(): Promise<readonly unknown[][]> {
    const { marks, labels } = await this.inner.register('office');
    const code = new Map(labels.map((label) => [label.id, label.code]));
    return marks.map(({ student, date, label, forenoon, afternoon }) => [
      this.inner.students.indexOf(student),
      date,
      code.get(label),
      `${forenoon ? 'F' : ''}${afternoon ? 'A' : ''}`,
    ]);
  }

  close(): Promise<void> {
    return this.inner.close();
  }
}
