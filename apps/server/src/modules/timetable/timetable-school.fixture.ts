import { PayrollSchool, type Answer, type Caller } from '../../../test/payroll-school.ts';

export interface Saved {
  readonly id: number;
}

/** A school with two batches, their subjects, four teachers, a bell of four periods and two rooms. It is 15 July 2026. */
export class TimetableSchool {
  readonly inner: PayrollSchool;
  batches: readonly number[] = [];
  /** By batch: mathematics and English. */
  subjects: readonly (readonly [maths: number, english: number])[] = [];
  teachers: readonly number[] = [];
  periods: readonly number[] = [];
  rooms: readonly number[] = [];
  bell = 0;
  year = 0;
  course = 0;

  private constructor(inner: PayrollSchool) {
    this.inner = inner;
  }

  static async open(): Promise<TimetableSchool> {
    const school = new TimetableSchool(await PayrollSchool.open());
    await school.begin();
    return school;
  }

  save(base: string, values: object): Promise<number> {
    return this.inner.data<Saved>('POST', `setup/v1/${base}/save`, values).then(({ id }) => id);
  }

  call(method: string, path: string, body?: unknown, as: Caller = 'ADMIN'): Promise<Answer> {
    return this.inner.call(method as 'GET', path, body, { as });
  }

  private async begin(): Promise<void> {
    const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
    this.year = await this.save('AcademicSetup', { name: '2026-27', ...dates });
    await this.setUpHours();
    const building = await this.save('Building', { name: 'Main', code: 'M' });
    this.rooms = [
      await this.save('Classroom', { building, name: '1', capacity: 40 }),
      await this.save('Classroom', { building, name: '2', capacity: 40 }),
    ];
    this.course = await this.save('Class', { name: 'Grade 10', code: '10' });
    this.teachers = await this.inner.addEmployees(4, '1200000.00');
    for (const name of ['A', 'B']) {
      const batch = await this.save('Batch', {
        course: this.course,
        name,
        academicYear: this.year,
        ...dates,
      });
      const maths = await this.save('Subject', {
        batch,
        name: 'Mathematics',
        code: 'MATH',
        maxWeeklyClasses: 4,
      });
      const english = await this.save('Subject', {
        batch,
        name: 'English',
        code: 'ENG',
        maxWeeklyClasses: 3,
      });
      this.batches = [...this.batches, batch];
      this.subjects = [...this.subjects, [maths, english]];
      await this.save('WorkAllotment', { employee: this.teachers[0], subject: maths });
      const place = name === 'A' ? 1 : 2;
      await this.save('WorkAllotment', { employee: this.teachers[place], subject: english });
    }
  }

  private async setUpHours(): Promise<void> {
    this.bell = await this.save('ClassTiming', {
      name: 'Normal',
      isDefault: true,
      timings: [
        { name: 'P1', startTime: '08:00', endTime: '08:45' },
        { name: 'P2', startTime: '08:45', endTime: '09:30' },
        { name: 'Break', startTime: '09:30', endTime: '09:45', isBreak: true },
        { name: 'P3', startTime: '09:45', endTime: '10:30' },
        { name: 'P4', startTime: '10:30', endTime: '11:15' },
      ],
    });
    const { timings } = await this.inner.data<{ timings: readonly Saved[] }>(
      'GET',
      `setup/v1/ClassTiming/get/${this.bell}`,
    );
    this.periods = timings.map(({ id }) => id);
    await this.save('Weekdays', { name: 'Week', isDefault: true, days: ['MON', 'TUE', 'WED', 'THU', 'FRI'] });
  }

  /** A timetable of both batches over a range of days. */
  plan(startDate: string, endDate: string): Promise<number> {
    return this.save('TimeTable2', { academicYear: this.year, startDate, endDate, batches: this.batches });
  }

  close(): Promise<void> {
    return this.inner.close();
  }
}
