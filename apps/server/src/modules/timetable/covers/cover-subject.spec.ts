import { RECORDS } from '../../../engine/records.ts';
import type { Records } from '../../../engine/records.ts';
import { calendarFileItems } from '../../calendar/range/calendar-items.ts';
import { TimetableSchool } from '../timetable-school.fixture.ts';

const covers = 'setup/v1/timetableSwap';
/** The day of the specs, a Wednesday. */
const date = '2026-07-15';

interface Shown {
  readonly id: number;
  readonly date: string;
  readonly subject: number | null;
  readonly subjectName: string;
  readonly subjectCode: string;
  readonly coverSubject: string | null;
}

describe('a lesson that is covered with another subject', () => {
  let school: TimetableSchool;
  let lesson = 0;
  let cover = 0;
  let pupil = 0;
  const planned = () => Number(school.subjects[0]?.[0]);
  const taught = () => Number(school.subjects[0]?.[1]);
  const coverer = () => Number(school.teachers[3]);

  beforeAll(async () => {
    school = await TimetableSchool.open();
    const timetable = await school.plan('2026-07-01', '2027-03-31');
    lesson = await school.save('TimetableSchedules', {
      timetable,
      batch: school.batches[0],
      subject: planned(),
      weekday: 'WED',
      classTiming: school.periods[0],
    });
    await school.call('POST', `setup/v1/TimeTable2/transition/publish/${timetable}`, {});
    // Until the last minute of the day, so that the first page has it at whatever time the spec runs.
    await school.inner.sql.query({
      text: `UPDATE timetable_entry SET start_time = '08:00', end_time = '23:59:59' WHERE id = $1`,
      values: [lesson],
    });
    await school.inner.sql.query({
      text: `INSERT INTO "user" (username, entity_type, first_name, employee_id)
        SELECT 'teacher' || place, 'EMPLOYEE', 'T', id FROM unnest($1::bigint[]) WITH ORDINALITY t (id, place)`,
      values: [school.teachers],
    });
    const [row] = await school.inner.sql.query<{ id: number }>({
      text: `INSERT INTO student (admission_date, admission_number, first_name, batch_id, date_of_birth, gender)
        VALUES ('2026-04-01', 'T1', 'Pupil', $1, '2012-01-01', 'MALE') RETURNING id::float8 AS id`,
      values: [school.batches[0]],
    });
    pupil = row?.id ?? 0;
    const saved = { date, lesson, employee: coverer(), subject: taught() };
    cover = await school.save('timetableSwap', saved);
  });
  afterAll(() => school.close());

  const teacher = () => `EMPLOYEE@${coverer()}`;
  const student = () => `STUDENT#student=${pupil};batches=${school.batches[0]}`;
  const parent = () => `PARENT#wards=${pupil};batches=${school.batches[0]}`;
  const subjectsOn = (lessons: readonly Shown[] = []): unknown =>
    lessons
      .filter((one) => one.id === lesson && one.date === date)
      .map(({ subject, subjectName, subjectCode, coverSubject }) => [
        subject,
        subjectName,
        subjectCode,
        coverSubject,
      ]);
  const ofDay = async (): Promise<unknown> => {
    const path = `setup/v1/TimetableSchedules/day?date=${date}&batch=${school.batches[0]}`;
    return subjectsOn((await school.inner.data<{ lessons: readonly Shown[] }>('GET', path)).lessons);
  };
  const mine = async (as: string): Promise<unknown> => {
    const { people } = await school.inner.data<{ people: readonly { lessons: readonly Shown[] }[] }>(
      'GET',
      `setup/v1/TimetableSchedules/mine?from=${date}`,
      undefined,
      { as },
    );
    return subjectsOn(people[0]?.lessons);
  };
  const today = async (as: string): Promise<unknown> => {
    const { rows } = await school.inner.data<{ rows: readonly { subject: string }[] }>(
      'GET',
      'setup/v1/view/nextLessons',
      undefined,
      { as },
    );
    return rows.map(({ subject }) => subject);
  };
  const inFile = async (as: string): Promise<readonly string[]> => {
    const items = await calendarFileItems(
      {
        caller: school.inner.context(as),
        records: school.inner.application.get<Records>(RECORDS),
        connection: school.inner.sql,
      },
      { from: date, to: date },
    );
    return items.filter((one) => one.startDate === date).map(({ title }) => title);
  };
  const told = async (): Promise<readonly unknown[]> =>
    school.inner.sql.query({
      text: `SELECT u.username, n.message, n.params ->> 'subject' AS subject FROM notification n
        JOIN "user" u ON u.id = n.user_id WHERE n.params ->> 'date' = $1 ORDER BY n.id, u.username`,
      values: [date],
    });
  const english = () => [[taught(), 'English', 'ENG', 'English']];
  const mathematics = () => [[planned(), 'Mathematics', 'MATH', null]];

  it('R25: is shown with the subject that is taught in the timetables of class, teacher, pupil and parent', async () => {
    expect([await ofDay(), await mine(teacher()), await mine(student()), await mine(parent())]).toEqual([
      english(),
      english(),
      english(),
      english(),
    ]);
  });

  it('R25: is shown with it on the first page of teacher, pupil and parent', async () => {
    expect([await today(teacher()), await today(student()), await today(parent())]).toEqual([
      ['English'],
      ['English'],
      ['English'],
    ]);
  });

  it('R25: is in the calendar file of whoever gives it, with that subject, and no longer in that of the absent', async () => {
    const files = [teacher(), student(), parent(), `EMPLOYEE@${school.teachers[0]}`].map(inFile);
    expect(await Promise.all(files)).toEqual([
      ['English (10 A)'],
      ['English (10 A)'],
      ['English (10 A)'],
      [],
    ]);
  });

  it('R25: is told with the subject that is taught', async () => {
    expect(await told()).toEqual(
      ['teacher1', 'teacher4'].map((username) => ({
        username,
        message: 'lesson.covered',
        subject: 'English',
      })),
    );
  });

  it('R25: has its own subject again where the cover names none, is cancelled or taken back', async () => {
    const change = (values: object) => school.call('PUT', `${covers}/update/${cover}`, values);
    expect((await change({ subject: null })).status).toBe(200);
    expect([await ofDay(), await today(student())]).toEqual([mathematics(), ['Mathematics']]);
    expect((await change({ subject: taught() })).status).toBe(200);
    expect(await ofDay()).toEqual(english());
    expect((await change({ cancelled: true })).status).toBe(200);
    expect(await ofDay()).toEqual(mathematics());
    expect((await change({ cancelled: false, employee: coverer() })).status).toBe(200);
    expect((await school.call('DELETE', `${covers}/delete/${cover}`)).status).toBe(200);
    expect(await ofDay()).toEqual(mathematics());
    expect((await told()).at(-1)).toMatchObject({ message: 'lesson.asPlanned', subject: 'Mathematics' });
  });
});
