import type { QueryRunner } from 'typeorm';
import { OneLeaveAtATime1796030360973 } from '../../database/migrations/1796030360973-one-leave-at-a-time.ts';
import { HostelSchool } from './hostel-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

let at: HostelSchool;
let family: Awaited<ReturnType<HostelSchool['family']>>;
beforeAll(async () => {
  at = await HostelSchool.open();
});
afterAll(() => at.close());
beforeEach(async () => {
  family = await at.family(await at.room(1), '2026-07-01');
});

/** In the afternoon of a day in July until the afternoon of another. */
const days = (from: number, to: number): Row => ({
  leavesAt: `2026-07-${from}T11:00:00.000Z`,
  returnsAt: `2026-07-${to}T11:00:00.000Z`,
});
const about = { destination: 'Home', reason: 'A wedding' };
const ask = (from: number, to: number, values: Row = {}) =>
  at.call('POST', 'hostelLeave/save', { ...about, ...days(from, to), ...values }, family.asStudent);
const move = (id: unknown, name: string, body: Row = {}) =>
  at.call('POST', `hostelLeave/transition/${name}/${Number(id)}`, body);
const overlaps = (field: string, from: string, to: string): unknown =>
  expect.objectContaining({
    code: 'OVERLAPS',
    errors: [expect.objectContaining({ field, code: 'OVERLAPS', params: { from, to } })],
  });

describe('leave of one resident', () => {
  it('is not asked for twice over the same days, whoever asks and whatever for', async () => {
    expect((await ask(20, 22)).status).toBe(201);
    const start = await ask(21, 24);
    expect([start.status, start.data]).toEqual([409, overlaps('leavesAt', '2026-07-20', '2026-07-22')]);
    const end = await ask(19, 21);
    expect([end.status, end.data]).toEqual([409, overlaps('returnsAt', '2026-07-20', '2026-07-22')]);
    const around = { allocation: family.id, ...about, ...days(19, 24), kind: 'GATE_PASS' };
    expect((await at.call('POST', 'hostelLeave/save', around)).data).toMatchObject({ code: 'OVERLAPS' });
  });

  it('follows other leave of the same day, and is asked for again once the first is over', async () => {
    const first = await ask(20, 22);
    expect((await ask(22, 23)).status).toBe(201);
    expect((await move(first.data['id'], 'withdraw')).status).toBe(200);
    expect((await ask(20, 21)).status).toBe(201);
    const other = await at.family(await at.room(1), '2026-07-01');
    const same = await at.call('POST', 'hostelLeave/save', { ...about, ...days(20, 21) }, other.asStudent);
    expect(same.status).toBe(201);
  });

  it('is not moved or prolonged over other leave, also after it was granted', async () => {
    const { data } = await ask(20, 21);
    await ask(23, 24);
    const change = (values: Row) => at.call('PUT', `hostelLeave/update/${Number(data['id'])}`, values);
    const moved = await change(days(23, 25));
    expect([moved.status, moved.data]).toEqual([409, overlaps('leavesAt', '2026-07-23', '2026-07-24')]);
    await move(data['id'], 'recordConsent', { answer: 'By telephone' });
    expect((await move(data['id'], 'grant')).data['status']).toBe('GRANTED');
    const longer = await change({ returnsAt: days(20, 24)['returnsAt'] });
    expect([longer.status, longer.data]).toEqual([409, overlaps('returnsAt', '2026-07-23', '2026-07-24')]);
    expect((await change({ returnsAt: days(20, 22)['returnsAt'] })).status).toBe(200);
  });

  it('is asked for once where two ask at the same moment', async () => {
    const answers = await Promise.all([ask(20, 22), ask(21, 23), ask(20, 22)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('of an employee is one at a time as well', async () => {
    const [employee] = await at.at.school.addEmployees(1, '100000.00');
    const room = await at.room(1);
    const stay = await at.save('hostelAllocation', { room, employee, fromDate: '2026-07-01' });
    const save = (from: number, to: number) =>
      at.call('POST', 'hostelLeave/save', { ...about, ...days(from, to), allocation: stay });
    expect((await save(20, 22)).data).toMatchObject({ employee, student: null });
    expect((await save(21, 23)).data).toMatchObject({ code: 'OVERLAPS' });
  });
});

describe('a school in which leave overlaps already', () => {
  it('keeps the leave that has come furthest, and closes the others with a note', async () => {
    const { sql } = at.at.school;
    const runner = { query: (text: string) => sql.query({ text }) } as unknown as QueryRunner;
    const migration = new OneLeaveAtATime1796030360973();
    await migration.down(runner);
    const add = async (from: number, to: number, status: string): Promise<number> => {
      const { leavesAt, returnsAt } = days(from, to);
      const [row] = await sql.query<{ id: number }>({
        text: `insert into hostel_leave (allocation_id, student_id, kind, leaves_at, returns_at, destination, reason,
            consent, status) values ($1, $2, 'NIGHTS', $3, $4, 'Home', 'A wedding', 'GIVEN', $5) returning id::float8 as id`,
        values: [family.id, family.student, leavesAt, returnsAt, status],
      });
      return row?.id ?? 0;
    };
    // At the end of one begins the next.
    const asked = await add(10, 12, 'ASKED');
    const granted = await add(11, 13, 'GRANTED');
    const away = await add(12, 15, 'AWAY');
    const again = await add(14, 16, 'AWAY');
    const free = await add(16, 18, 'ASKED');
    await migration.up(runner);
    const rows = await sql.query<{ id: number; status: string; answer: string | null }>({
      text: 'select id::float8 as id, status, answer from hostel_leave where student_id = $1 order by id',
      values: [family.student],
    });
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      [asked, 'ASKED'],
      [granted, 'WITHDRAWN'],
      [away, 'AWAY'],
      [again, 'BACK'],
      [free, 'ASKED'],
    ]);
    expect(rows.map(({ answer }) => answer !== null)).toEqual([false, true, false, true, false]);
  });
});
