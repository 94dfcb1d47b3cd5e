import type { StudentTimeline } from '@school/domain';
import { AttendanceSchool, type Cell } from '../attendance-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

describe('attendance reports', () => {
  let school: AttendanceSchool;
  beforeAll(async () => {
    school = await AttendanceSchool.open();
  }, 60_000);
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.begin();
    // Days from Monday to Friday: April 2026 has 22 of them, as September 2025 in the reference.
    await school.settings({ weeklyOffDays: ['SAT', 'SUN'] });
  });

  const april = 'from=2026-04-01&to=2026-04-30';
  const rows = async (key: string, query: string, who: 'office' | 'tutor' | 'stranger' = 'office') =>
    (await school.data<{ rows: Row[] }>(who, 'GET', `setup/v1/report/${key}?${query}`)).rows;
  const ofAhmed = async (query = april) =>
    (await rows('studentAttendanceReport', `batch=${school.batch}&${query}`)).find(
      ({ id }) => id === school.students[0],
    );
  const timeline = (who: 'office' | 'pupil' | 'mother' | 'stranger', place = 0) =>
    school.call<StudentTimeline>(
      who,
      'GET',
      `setup/v1/attendanceSystem/student/${school.students[place]}?batchId=${school.batch}&${april}`,
    );
  const halfDay = (date: string): Cell => [0, date, 'A', { afternoon: false }];
  const absences: readonly Cell[] = [
    [0, '2026-04-02', 'A'],
    [0, '2026-04-15', 'A'],
    halfDay('2026-04-08'),
    halfDay('2026-04-09'),
    halfDay('2026-04-10'),
  ];

  it('count 2 full and 3 half days of 22 as 84.09 %, and 88.10 % with a holiday on one of them (R21)', async () => {
    await school.mark('office', absences);
    const wanted = { schoolDays: '22', absent: '3.5', present: '18.5', percentage: '84.09' };
    expect(await ofAhmed()).toMatchObject(wanted);
    expect((await timeline('office')).data.total).toMatchObject({ absent: '3.5', percentage: '84.09' });
    await school.inner.school.data('POST', 'api/v1/CalenderEvent/save', {
      title: 'Spring day',
      type: 'HOLIDAY',
      startDate: '2026-04-15',
      endDate: '2026-04-15',
      isCommon: true,
    });
    try {
      expect(await ofAhmed()).toMatchObject({ schoolDays: '21', absent: '2.5', percentage: '88.10' });
      expect((await timeline('office')).data.total).toMatchObject({ absent: '2.5', percentage: '88.10' });
    } finally {
      await school.inner.school.sql.query({ text: 'delete from calendar_event' });
    }
  });

  it('give no percentage of a batch of which nothing was ever recorded', async () => {
    expect(await ofAhmed()).toMatchObject({ schoolDays: '0', percentage: null });
    const { total, months } = (await timeline('office')).data;
    expect([total, ...months].map(({ days, percentage }) => [days, percentage])).toEqual([
      [0, null],
      [0, null],
    ]);
    const figures = await school.call<{ todayAttendance: unknown }>(
      'pupil',
      'GET',
      'setup/v1/dashBoardData/getDashBoardData',
    );
    expect(figures.data.todayAttendance).toBeNull();
    await school.mark('office', [[0, '2026-04-02', 'A']]);
    expect(await ofAhmed()).toMatchObject({ schoolDays: '22', absent: '1' });
  });

  it('count days whose register was taken alone, and times late, where the settings say so (R21)', async () => {
    const lates = ['2026-04-13', '2026-04-14', '2026-04-16'].map((date): Cell => [0, date, 'L']);
    await school.mark('office', [...absences, ...lates], ['2026-04-17', '2026-04-20']);
    expect(await ofAhmed()).toMatchObject({ absent: '3.5', lates: 3 });
    await school.settings({ latesPerHalfDay: 3, calculation: 'PRESENT_OVER_MARKED' });
    const wanted = { schoolDays: '10', absent: '4', percentage: '60.00' };
    expect(await ofAhmed()).toMatchObject(wanted);
    expect((await timeline('office')).data.total).toMatchObject({
      days: 10,
      absent: '4',
      percentage: '60.00',
    });
  });

  it('find who is away too often, below the settings or what is asked', async () => {
    await school.mark('office', absences);
    const low = async (more = '') =>
      (await rows('lowAttendanceReport', `batch=${school.batch}&${april}${more}`)).map(({ id }) => id);
    expect(await low()).toEqual([]);
    expect(await low('&below=90')).toEqual([school.students[0]]);
    await school.settings({ minPercentage: '85.00' });
    expect(await low()).toEqual([school.students[0]]);
    const month = await rows('studentAttendanceReport', `batch=${school.batch}&${april}&above=100`);
    expect(month.map(({ id }) => id)).toEqual([school.students[1]]);
  });

  it('rank a batch by attendance, equal percentages alike, for those who read it (R16)', async () => {
    await school.mark('office', absences);
    const ranked = async (who: 'office' | 'tutor' | 'stranger' = 'office') =>
      (await rows('attendanceRank', `batch=${school.batch}&${april}`, who)).map((row) => [
        row['rank'],
        row['id'] === school.students[0],
        row['percentage'],
      ]);
    const dense = await ranked();
    expect(dense.at(-1)).toEqual([2, true, '84.09']);
    expect(dense.slice(0, -1)).toEqual(dense.slice(0, -1).map(() => [1, false, '100.00']));
    expect(await ranked('tutor')).toEqual(dense);
    expect(await ranked('stranger')).toEqual([]);
    await school.inner.school.data('PUT', 'setup/v1/ExamSettings/update', { rankTieRule: 'COMPETITION' });
    try {
      expect((await ranked()).at(-1)).toEqual([dense.length, true, '84.09']);
    } finally {
      await school.inner.school.data('PUT', 'setup/v1/ExamSettings/update', { rankTieRule: 'DENSE' });
    }
    for (const who of ['pupil', 'mother'] as const) {
      const { status } = await school.call(
        who,
        'GET',
        `setup/v1/report/attendanceRank?batch=${school.batch}&${april}`,
      );
      expect([who, status]).toEqual([who, 403]);
    }
  });

  it('say of a day who was there, registers that are missing first (R28)', async () => {
    await school.mark('office', [
      [0, '2026-07-06', 'A'],
      [1, '2026-07-06', 'A', { forenoon: false }],
    ]);
    await school.inner.admit('10-B');
    const day = await rows('dayWiseAttendance', 'date=2026-07-06');
    const own = day.find(({ batchId }) => batchId === school.batch);
    expect(own).toMatchObject({
      students: 3,
      absent: '1.5',
      present: '1.5',
      percentage: '50.00',
      state: 'Open',
    });
    expect(day[0]).toMatchObject({ state: 'Not taken yet', present: null });
  });

  it('are of the batches of the caller', async () => {
    const seen = await rows('studentAttendanceReport', april, 'tutor');
    expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining(school.students.slice(0, 2)));
    expect(new Set(seen.map(({ batchId }) => batchId))).toEqual(new Set([school.batch]));
    expect(await rows('studentAttendanceReport', `batch=${school.batch}&${april}`, 'stranger')).toEqual([]);
    expect(
      (await school.call('pupil', 'GET', `setup/v1/report/studentAttendanceReport?${april}`)).status,
    ).toBe(403);
  });

  it('show students and parents their own, and nothing of others (B055)', async () => {
    await school.mark('office', absences);
    expect((await timeline('pupil')).data.marks).toHaveLength(5);
    expect((await timeline('mother', 1)).data.total.percentage).toBe('100.00');
    expect((await timeline('pupil', 1)).status).toBe(404);
    expect((await timeline('mother', 2)).status).toBe(404);
    expect((await timeline('stranger')).status).toBe(404);
    const listed = await school.data<Row[]>('mother', 'GET', 'setup/v1/attendanceSystem/getall');
    expect(new Set(listed.map(({ student }) => student))).toEqual(new Set([school.students[0]]));
    expect((await school.call('mother', 'POST', 'setup/v1/attendanceSystem/save', {})).status).toBe(403);
  });

  it('give a year month by month', async () => {
    const { id } = await school.inner.school.data<{ id: number }>('POST', 'setup/v1/AcademicSetup/save', {
      name: '2026-27',
      startDate: '2026-04-01',
      endDate: '2027-03-31',
    });
    await school.mark('office', absences);
    const all = await rows('consolidatedAttendance', `academicYear=${id}&batch=${school.batch}`);
    const ahmed = all.find((row) => row['id'] === school.students[0]);
    expect(ahmed).toMatchObject({ month4: '84.09', month5: '100.00' });
    expect(ahmed?.['month8']).toBeUndefined();
    const { order } = await school.data<{ order: string[] }>(
      'office',
      'GET',
      `setup/v1/report/consolidatedAttendance?academicYear=${id}`,
    );
    expect([order[0], order[8], order[9], order[11]]).toEqual(['month4', 'month12', 'month1', 'month3']);
  });
});
