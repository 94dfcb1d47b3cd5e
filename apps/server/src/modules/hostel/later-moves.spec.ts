import { HostelClock } from './hostel-clock.ts';
import { HostelSchool } from './hostel-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

// Today is 15 July 2026.
const [later, august] = ['2026-07-20', '2026-08-10'];
let at: HostelSchool;
beforeAll(async () => {
  at = await HostelSchool.open();
});
afterAll(() => at.close());

const stay = async (id: unknown): Promise<Row> =>
  (await at.call('GET', `hostelAllocation/get/${Number(id)}`)).data;
const state = async (id: unknown): Promise<unknown> => (await stay(id))['status'];
const residents = async (...rooms: readonly number[]): Promise<readonly unknown[]> =>
  Promise.all(rooms.map(async (room) => (await at.call('GET', `hostelRoom/get/${room}`)).data['occupied']));
const transfer = (id: number, room: number, from = later, as?: string) =>
  at.call('POST', 'hostelAllocation/action/transfer', { ids: [id], input: { from, room } }, as);
const move = (name: string, id: unknown, body: Row = {}) =>
  at.call('POST', `hostelAllocation/transition/${name}/${Number(id)}`, body);
const clock = (day: string): Promise<void> =>
  at.at.school.application.get(HostelClock, { strict: false }).runFor('main', day);
/** A resident of a single room who moves to another one on 20 July. */
const moving = async () => {
  const [old, room] = [await at.room(1), await at.room(1)];
  const family = await at.family(old, '2026-07-01');
  const { data } = await transfer(family.id, room);
  return { ...family, old, room, next: Number(data['id']) };
};

describe('whoever moves out on a later day', () => {
  it('lives there until then, on all lists and in all counts, and the bed is given from then on', async () => {
    const room = await at.room(1);
    const { id } = await at.living(room, '2026-07-01');
    expect((await at.vacate(id, later)).data).toMatchObject({ status: 'ACTIVE', vacatedOn: later });
    const present = await at.call('GET', `hostelAllocation/getall?filter={"room":${room},"status":"ACTIVE"}`);
    expect(present.data).toMatchObject([{ id, vacatedOn: later }]);
    expect(await residents(room)).toEqual([1]);
    const visit = { resident: id, visitor: 'An uncle', cameAt: '2026-07-15T10:00:00Z' };
    expect((await at.call('POST', 'hostelVisit/save', visit)).status).toBe(201);
    expect((await at.stay(room, '2026-07-19')).status).toBe(409);
    const next = await at.living(room, later);
    expect([await state(id), await state(next.id)]).toEqual(['ACTIVE', 'RESERVED']);
    await clock('2026-07-19');
    expect([await state(id), await state(next.id)]).toEqual(['ACTIVE', 'RESERVED']);
    await clock(later);
    expect([await state(id), await state(next.id)]).toEqual(['VACATED', 'ACTIVE']);
    expect(await residents(room)).toEqual([1]);
    const history = await at.call('GET', `hostelAllocation/history/${id}`);
    expect((history.data as unknown as readonly Row[])[0]).toMatchObject({
      verb: 'transition:vacate',
      changes: [{ field: 'status', old: 'ACTIVE', new: 'VACATED' }],
    });
  });

  it('is gone at once on the day itself', async () => {
    const { id } = await at.living(await at.room(1), '2026-07-01');
    expect((await at.vacate(id, '2026-07-15')).data['status']).toBe('VACATED');
    expect((await move('stayOn', id)).status).toBe(409);
  });

  it('moves out on another day after all, where nobody has the bed', async () => {
    const room = await at.room(1);
    const { id } = await at.living(room, '2026-07-01', { expectedTo: '2026-07-31' });
    await at.vacate(id, later);
    expect((await at.vacate(id, '2026-07-18')).data).toMatchObject({ lastNight: '2026-07-17' });
    await at.living(room, '2026-07-25');
    expect((await at.vacate(id, '2026-07-26')).data['code'] ?? 'none').not.toBe('none');
    expect((await at.vacate(id, '2026-07-25')).data).toMatchObject({ lastNight: '2026-07-24' });
  });

  it('stays after all: the bed is kept, bills are as before and the family knows', async () => {
    const room = await at.room(1);
    const { id, student } = await at.family(room, '2026-07-01');
    const fee = await at.fee({ amountMode: 'PRORATA', students: [student] });
    const owed = async (): Promise<unknown> => {
      const query = `finance/v1/studentFee/getall?filter={"collection":${Number(fee.data['collection'])}}`;
      return (await at.at.school.data<readonly Row[]>('GET', query))[0]?.['payable'];
    };
    await at.vacate(id, later);
    expect(await owed()).toBe('3677.42');
    const kept = await move('stayOn', id);
    expect(kept.data).toMatchObject({ status: 'ACTIVE', vacatedOn: null, lastNight: null });
    expect(await owed()).toBe('6000.00');
    expect(await at.notices(student, 'hostel.given')).toBe(2);
    expect((await at.stay(room, later)).status).toBe(409);
    expect((await move('stayOn', id)).data['code']).toBe('ILLEGAL_STATE');
  });

  it('does not stay where the bed is given on', async () => {
    const room = await at.room(1);
    const { id } = await at.living(room, '2026-07-01');
    await at.vacate(id, later);
    await at.living(room, august);
    const kept = await move('stayOn', id);
    expect([kept.status, kept.data['errors']]).toEqual([
      409,
      [expect.objectContaining({ code: 'ROOM_FULL' })],
    ]);
    expect(await stay(id)).toMatchObject({ status: 'ACTIVE', vacatedOn: later });
  });

  it('keeps the day where the school is left later, and is gone on it', async () => {
    const { id, student } = await at.living(await at.room(1), '2026-06-01');
    await at.vacate(id, later);
    const leaving = { leavingDate: '2026-07-15', leavingReason: 'Moved away' };
    await at.at.school.data('POST', `setup/v1/studentEntity/transition/leave/${student}`, leaving);
    expect(await stay(id)).toMatchObject({ status: 'ACTIVE', vacatedOn: '2026-07-16' });
    const history = await at.call('GET', `hostelAllocation/history/${id}`);
    expect((history.data as unknown as readonly Row[])[0]).toMatchObject({
      changes: [{ field: 'vacatedOn', old: later, new: '2026-07-16' }],
    });
    await clock('2026-07-16');
    expect(await state(id)).toBe('VACATED');
  });

  it('changes the room before that, and still moves out on the day', async () => {
    const { id } = await at.living(await at.room(1), '2026-07-01');
    await at.vacate(id, august);
    const { data } = await transfer(id, await at.room(1));
    expect(await stay(data['id'])).toMatchObject({
      status: 'RESERVED',
      vacatedOn: august,
      lastNight: '2026-08-09',
    });
    expect((await transfer(Number(data['id']), await at.room(1), august)).status).toBe(400);
  });
});

describe('whoever changes the room on a later day', () => {
  it('is counted in the old room until then, and in the new one from then on', async () => {
    const { id, next, old, room, asStudent } = await moving();
    expect([await state(id), await state(next)]).toEqual(['ACTIVE', 'RESERVED']);
    expect(await residents(old, room)).toEqual([1, 0]);
    expect((await at.call('GET', `hostelAllocation/get/${id}`, undefined, asStudent)).data['status']).toBe(
      'ACTIVE',
    );
    await clock(later);
    expect([await state(id), await state(next)]).toEqual(['VACATED', 'ACTIVE']);
    expect(await residents(old, room)).toEqual([0, 1]);
  });

  it.each(['the room that is left', 'the room that was to follow'])(
    'stays, from the page of %s',
    async (page) => {
      const { id, next, room, student } = await moving();
      const leave = { leavesAt: '2026-07-24T11:00:00Z', returnsAt: '2026-07-26T15:00:00Z', allocation: next };
      const asked = await at.save('hostelLeave', { ...leave, destination: 'Home', reason: 'A wedding' });
      const done = page === 'the room that is left' ? await move('stayOn', id) : await move('cancel', next);
      expect([done.status, done.message]).toEqual([200, expect.any(String)]);
      expect(await stay(id)).toMatchObject({ status: 'ACTIVE', vacatedOn: null, lastNight: null });
      expect(await state(next)).toBe('CANCELLED');
      expect((await at.call('GET', `hostelLeave/get/${asked}`)).data['allocation']).toBe(id);
      expect(await at.notices(student, 'hostel.cancelled')).toBe(0);
      expect((await at.stay(room, later)).status).toBe(201);
    },
  );

  it('owes what the room of before costs, told once, when the change is taken back', async () => {
    const { id, student } = await at.family(await at.room(1), '2026-05-01');
    const fee = await at.fee({ amountMode: 'PRORATA', students: [student] });
    const { data } = await transfer(id, await at.room(1, { rent: '9000.00' }));
    await at.at.school.sql.query({ text: 'delete from notification' });
    await move('cancel', data['id']);
    const query = `finance/v1/studentFee/getall?filter={"collection":${Number(fee.data['collection'])}}`;
    expect(await at.at.school.data('GET', query)).toMatchObject([{ status: 'UNPAID', payable: '6000.00' }]);
    expect(await at.notices(student, 'fee.changed')).toBe(2); // to the student and to the parent
  });

  it('moves out on the day where the old bed is given on, which is asked about', async () => {
    const { id, next, old, student } = await moving();
    await at.living(old, august);
    const path = `api/v1/hostelAllocation/transition/cancel/${next}`;
    const asked = await at.at.school.call('POST', path, {}, { headers: { 'x-confirm': 'ask' } });
    expect([asked.data['code'], asked.data['reason']]).toEqual(['CONFIRM', 'bedOfBefore']);
    expect((await move('cancel', next)).status).toBe(200);
    expect(await stay(id)).toMatchObject({ status: 'ACTIVE', vacatedOn: later });
    expect(await at.notices(student, 'hostel.ended')).toBe(2); // to the student and to the parent
  });

  it('takes that back first, to move out, change again or give the bed to somebody else', async () => {
    const { id } = await moving();
    const other = await at.at.admit('10-A');
    const answers = [
      await at.vacate(id, '2026-07-18'),
      await transfer(id, await at.room(1), '2026-07-18'),
      await at.call('PUT', `hostelAllocation/update/${id}`, { student: other }),
    ];
    expect(answers.map(({ data }) => data['code'])).toEqual(Array(3).fill('CHANGES_ROOM'));
  });

  it('does so on the day that was said: it is no day of the new stay alone', async () => {
    const { next } = await moving();
    expect((await at.call('PUT', `hostelAllocation/update/${next}`, { fromDate: '2026-07-25' })).status).toBe(
      400,
    );
  });
});

it('nobody moves in before the day, and who does so earlier gets another first day', async () => {
  const { id } = await at.living(await at.room(1), later);
  expect((await move('begin', id)).data['code']).toBe('ILLEGAL_STATE');
  const { data } = await at.call('PUT', `hostelAllocation/update/${id}`, { fromDate: '2026-07-15' });
  expect(data['status']).toBe('ACTIVE');
});

it('keeps the period of a rent that is kept, when the room has another one by now', async () => {
  const room = await at.room(1);
  const { id } = await at.living(room, '2026-07-01');
  await at.call('PUT', `hostelRoom/update/${room}`, { rent: '30000.00', rentPeriod: 'TERM' });
  await at.call('PUT', `hostelAllocation/update/${id}`, { expectedTo: '2026-12-31' });
  expect(await stay(id)).toMatchObject({ rent: '6000.00', rentPeriod: 'MONTH' });
});
