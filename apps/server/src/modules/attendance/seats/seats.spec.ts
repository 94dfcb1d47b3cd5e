import { unaccountedRows } from '../../../../test/unaccounted.ts';
import { LessonSchool } from '../lessons/lesson-school.fixture.ts';
import type { Part } from '../attendance-school.fixture.ts';

const at = 'setup/v1/attendanceSystem/seats';

interface Plans {
  readonly mayArrange: boolean;
  readonly room: number | null;
  readonly rooms: readonly { readonly id: number; readonly name: string }[];
  readonly plans: readonly {
    readonly version: number;
    readonly classroom: number | null;
    readonly seats: readonly { readonly row: number; readonly column: number; readonly student: number }[];
  }[];
}

type Seat = readonly [place: number, row: number, column: number];

describe('seats of a class', () => {
  let school: LessonSchool;
  beforeAll(async () => {
    school = await LessonSchool.open();
  }, 60_000);
  afterAll(() => school.close());
  beforeEach(() => school.inner.inner.school.sql.query({ text: 'delete from seat_plan' }));

  const plans = (who: Part, more = '') =>
    school.inner.data<Plans>(who, 'GET', `${at}?batch=${school.inner.batch}${more}`);
  const seatsOf = async (who: Part): Promise<readonly (readonly number[])[] | undefined> =>
    (await plans(who)).plans[0]?.seats.map(({ row, column, student }) => [
      school.inner.students.indexOf(student),
      row,
      column,
    ]);
  const arrange = (who: Part, seats: readonly Seat[], more: object = {}) =>
    school.inner.call<{ version: number }>(who, 'PUT', at, {
      batch: school.inner.batch,
      rows: 2,
      columns: 2,
      seats: seats.map(([place, row, column]) => ({ student: school.inner.students[place], row, column })),
      ...more,
    });

  it('are arranged by its teachers, who may let two change places, and told in the history', async () => {
    const first = await arrange('teacher', [
      [0, 1, 1],
      [1, 1, 2],
    ]);
    expect(first.status).toBe(200);
    const { version } = first.data;
    const second = await arrange(
      'tutor',
      [
        [1, 1, 1],
        [0, 1, 2],
        [2, 2, 2],
      ],
      { version },
    );
    expect(second.status).toBe(200);
    expect(await seatsOf('office')).toEqual([
      [1, 1, 1],
      [0, 1, 2],
      [2, 2, 2],
    ]);
    expect(await unaccountedRows(school.inner.inner.school.sql, 'seatPlan')).toEqual([]);
  });

  it('hold each seat and each student once, in the room and in the class', async () => {
    const refused = async (seats: readonly Seat[], more?: object): Promise<number> =>
      (await arrange('teacher', seats, more)).status;
    expect(
      await refused([
        [0, 1, 1],
        [1, 1, 1],
      ]),
    ).toBe(400);
    expect(
      await refused([
        [0, 1, 1],
        [0, 1, 2],
      ]),
    ).toBe(400);
    expect(await refused([[0, 3, 1]])).toBe(400);
    expect(await refused([], { seats: [{ student: 999_999, row: 1, column: 1 }] })).toBe(400);
    expect((await plans('teacher')).plans).toEqual([]);
  });

  it('are guarded by the database as well', async () => {
    await arrange('teacher', [
      [0, 1, 1],
      [1, 1, 2],
    ]);
    const twice = (column: string): Promise<unknown> =>
      school.inner.inner.school.sql.query({
        text: `insert into class_seat (seat_plan_id, position, row_number, column_number, student_id)
          select seat_plan_id, 9, row_number, ${column} from class_seat order by id limit 1`,
      });
    await expect(twice(`column_number, ${school.inner.students[2]}`)).rejects.toThrow(/unique|duplicate/);
    await expect(twice('2, student_id')).rejects.toThrow(/unique|duplicate/);
  });

  it('are not overwritten by who has read an older plan', async () => {
    const { version } = (await arrange('teacher', [[0, 1, 1]])).data;
    expect((await arrange('tutor', [[1, 1, 1]])).status).toBe(409);
    expect((await arrange('tutor', [[1, 1, 1]], { version })).status).toBe(200);
    expect((await arrange('teacher', [[2, 1, 1]], { version })).status).toBe(409);
    expect(await seatsOf('teacher')).toEqual([[1, 1, 1]]);
  });

  it('belong to a batch for those who are strangers to it, and to whom it is no business', async () => {
    await arrange('teacher', [[0, 1, 1]]);
    expect((await school.inner.call('stranger', 'GET', `${at}?batch=${school.inner.batch}`)).status).toBe(
      404,
    );
    expect((await arrange('stranger', [[0, 1, 1]])).status).toBe(404);
    for (const who of ['pupil', 'mother'] as const) {
      expect((await school.inner.call(who, 'GET', `${at}?batch=${school.inner.batch}`)).status).toBe(403);
    }
    expect((await plans('office')).mayArrange).toBe(true);
  });

  it('have a plan of their own in a room, which a lesson names', async () => {
    const building = await school.save('Building', { name: 'Main', code: 'M' });
    const room = await school.save('Classroom', { building, name: 'Lab' });
    await school.inner.inner.school.sql.query({
      text: 'update timetable_entry set classroom_id = $1 where id = $2',
      values: [room, school.maths[2]],
    });
    await arrange('teacher', [[0, 1, 1]]);
    await arrange('teacher', [[0, 2, 2]], { classroom: room });
    const lesson = `&date=2026-07-15&classTiming=${school.periods[0]}&subject=${school.subjects.maths}`;
    const told = await plans('teacher', lesson);
    expect([told.room, told.rooms.map(({ id }) => id), told.plans.map(({ classroom }) => classroom)]).toEqual(
      [room, [room], [null, room]],
    );
  });
});
