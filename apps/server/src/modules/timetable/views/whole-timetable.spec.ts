import { TimetableSchool } from '../timetable-school.fixture.ts';

type Row = Readonly<Record<string, string>>;

describe('the timetable of the school', () => {
  let school: TimetableSchool;
  let timetable = 0;
  beforeAll(async () => {
    school = await TimetableSchool.open();
    timetable = await school.plan('2026-07-16', '2027-03-31');
    for (const [batch, subject, weekday, period] of [
      [0, 0, 'MON', 0],
      [0, 1, 'TUE', 0],
      [1, 0, 'MON', 1],
    ] as const) {
      await school.save('TimetableSchedules', {
        timetable,
        batch: school.batches[batch],
        subject: school.subjects[batch]?.[subject],
        weekday,
        classTiming: school.periods[period],
        classroom: school.rooms[batch],
      });
    }
  });
  afterAll(() => school.close());

  const sheets = async (of: string): Promise<readonly Row[]> => {
    const { rows } = await school.inner.data<{ rows: readonly Row[] }>(
      'GET',
      `setup/v1/report/wholeTimetable?of=${of}&timetable=${timetable}`,
    );
    return rows;
  };

  it('has a sheet for each class, in the order of their names, with teacher and room of each lesson', async () => {
    const rows = await sheets('BATCH');
    expect(rows.map(({ whose, time }) => [whose, time])).toEqual([
      ['10 A', '08:00–08:45'],
      ['10 B', expect.any(String)],
    ]);
    expect(rows[0]?.['MON']).toMatch(/^Mathematics · .+ · M 1$/);
    expect(rows[0]?.['TUE']).toMatch(/^English · .+ · M 1$/);
    expect(rows[0]?.['WED']).toBe('');
  });

  it('has every lesson once for each of its teachers, and once in its room', async () => {
    const said = (rows: readonly Row[]): readonly string[] =>
      rows.flatMap(({ MON = '', TUE = '' }) => [MON, TUE]).filter((text) => text !== '');
    expect(said(await sheets('TEACHER')).toSorted()).toEqual([
      'English · 10 A · M 1',
      'Mathematics · 10 A · M 1',
      'Mathematics · 10 B · M 2',
    ]);
    expect(said(await sheets('ROOM'))).toHaveLength(3);
  });

  it('is a draft for nobody but those who make it, and empty where no timetable holds today', async () => {
    const path = 'setup/v1/report/wholeTimetable?of=BATCH';
    const draft = await school.call('GET', `${path}&timetable=${timetable}`, undefined, 'EMPLOYEE');
    expect(draft.status).toBe(404);
    const { rows } = await school.inner.data<{ rows: readonly Row[] }>('GET', path);
    expect(rows).toEqual([]);
  });
});
