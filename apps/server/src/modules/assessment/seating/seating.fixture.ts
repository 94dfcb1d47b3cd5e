import type { Saved, StudentSchool } from '../../students/student-school.fixture.ts';

interface Seat {
  readonly student: number;
  readonly row: number;
  readonly column: number;
  readonly place: string;
  readonly batch: string;
  readonly paper: string;
  readonly beside: boolean;
}
export interface Plan {
  readonly halls: readonly {
    readonly id: number;
    readonly name: string;
    readonly rows: number;
    readonly columns: number;
    readonly invigilators: readonly string[];
    readonly lessons: readonly string[];
    readonly seats: readonly Seat[];
  }[];
  readonly without: readonly { readonly student: number }[];
}

/** A lesson of a class that writes no exam, from nine to ten on Mondays. */
export const teachElsewhere = async (at: StudentSchool, employee: number | undefined): Promise<void> => {
  const save = async (base: string, values: object): Promise<number> =>
    (await at.school.data<Saved>('POST', `setup/v1/${base}/save`, values)).id;
  const data = <T>(method: 'GET' | 'POST', path: string, sent?: object): Promise<T> =>
    at.school.data<T>(method, `setup/v1/${path}`, sent);
  const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
  const academicYear = await save('AcademicSetup', { name: '2026-27', ...dates });
  const timings = [{ name: 'P1', startTime: '09:00', endTime: '10:00' }];
  const bell = await save('ClassTiming', { name: 'Bell', isDefault: true, timings });
  await save('Weekdays', { name: 'Week', isDefault: true, days: ['MON'] });
  const [period] = (await data<{ timings: readonly Saved[] }>('GET', `ClassTiming/get/${bell}`)).timings;
  const batch = at.ids['11-B'];
  const subject = await save('Subject', { batch, name: 'Art', code: 'ART', maxWeeklyClasses: 1 });
  await save('WorkAllotment', { employee, subject });
  const timetable = await save('TimeTable2', { academicYear, ...dates, batches: [batch] });
  const lesson = {
    timetable,
    batch,
    weekday: 'MON',
    classTiming: period?.id,
    subject,
    teachers: [employee],
  };
  await save('TimetableSchedules', lesson);
  await data('POST', `TimeTable2/transition/publish/${timetable}`, {});
};
