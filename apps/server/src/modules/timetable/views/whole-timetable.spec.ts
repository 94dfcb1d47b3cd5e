import { TimetableSchool } from '../timetable-school.fixture.ts';
import { sheetsOf } from './whole-timetable.ts';

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
  });

  it('goes without the days on which nobody has a lesson, on the screen and in files', async () => {
    const path = `setup/v1/report/wholeTimetable?of=BATCH&timetable=${timetable}`;
    const { leftOut } = await school.inner.data<{ leftOut: readonly string[] }>('GET', path);
    expect(leftOut).toEqual(['WED', 'THU', 'FRI', 'SAT', 'SUN']);
    const { raw } = await school.call('GET', `${path}&format=csv`);
    expect(raw.toString().split('\r\n')[0]).toMatch(/Monday,Tuesday$/);
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

it('a sheet has one row for a period, also on days with another bell, whose lessons say their own time', () => {
  const lesson = (id: number, weekday: 'MON' | 'TUE' | 'FRI', startTime: string, endTime: string) => ({
    id,
    timetable: 1,
    version: 1,
    weekday,
    classTiming: id,
    startTime,
    endTime,
    batch: 1,
    batchName: '5 A',
    subject: 1,
    electiveGroup: null,
    subjectName: 'Maths',
    subjectCode: 'MAT',
    teachers: [1],
    teacherNames: ['Tina'],
    classroom: null,
    roomName: null,
    locked: false,
  });
  const lessons = [
    lesson(1, 'MON', '08:25:00', '09:05:00'),
    lesson(2, 'TUE', '08:25:00', '09:05:00'),
    lesson(3, 'FRI', '08:20:00', '08:55:00'),
  ];
  const empty = { WED: '', THU: '', SAT: '', SUN: '' };
  const usually = () => '08:25–09:05';
  const periodOf = () => '2';
  // Only Friday has a lesson in the period: the row is still labelled with its time on most days.
  const onFriday = sheetsOf(lessons.slice(2), 'BATCH', { periodOf, usually });
  expect(onFriday).toMatchObject([{ time: '08:25–09:05', FRI: '08:20–08:55 Maths · Tina' }]);
  expect(sheetsOf(lessons, 'BATCH', { periodOf, usually })).toEqual([
    {
      whose: '5 A',
      time: '08:25–09:05',
      ...empty,
      MON: 'Maths · Tina',
      TUE: 'Maths · Tina',
      FRI: '08:20–08:55 Maths · Tina',
    },
  ]);
});
