import { HostelClock } from './hostel-clock.ts';
import { HostelSchool } from './hostel-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

describe('a day in the hostel', () => {
  let at: HostelSchool;
  let family: Awaited<ReturnType<HostelSchool['family']>>;
  beforeAll(async () => {
    at = await HostelSchool.open();
    family = await at.family(await at.room(4), '2026-04-01');
  });
  afterAll(() => at.close());

  const nights = { leavesAt: '2026-07-03T11:00:00Z', returnsAt: '2026-07-05T15:00:00Z' };
  const ask = (values: Row = {}) =>
    at.call(
      'POST',
      'hostelLeave/save',
      { ...nights, destination: 'Home', reason: 'A wedding', ...values },
      family.asStudent,
    );
  const move = (as: string, id: unknown, name: string, body: Row = {}) =>
    at.call('POST', `hostelLeave/transition/${name}/${Number(id)}`, body, as);

  it('a night away needs a parent first, then the warden', async () => {
    const asked = await ask();
    expect([asked.status, asked.data['consent'], asked.data['hostel']]).toEqual([201, 'ASKED', at.house]);
    const { id } = asked.data;
    expect((await at.call('POST', `hostelLeave/transition/grant/${Number(id)}`, {})).status).toBe(409);
    expect((await move(family.asStudent, id, 'consent')).status).toBe(403);
    expect((await move(family.asParent, id, 'consent')).data['consent']).toBe('GIVEN');
    const granted = await at.call('POST', `hostelLeave/transition/grant/${Number(id)}`, {});
    expect(granted.data['status']).toBe('GRANTED');
    expect(await at.notices(family.student, 'hostel.consent')).toBe(1);
    expect(await at.notices(family.student, 'hostel.granted')).toBe(1);
    expect(await at.notices(family.student, 'hostel.childGranted')).toBe(1);
  });

  it('hours out of the house need no parent', async () => {
    const asked = await ask({
      kind: 'GATE_PASS',
      leavesAt: '2026-07-10T08:00:00Z',
      returnsAt: '2026-07-10T12:00:00Z',
    });
    expect(asked.data['consent']).toBe('NOT_NEEDED');
    const granted = await at.call('POST', `hostelLeave/transition/grant/${Number(asked.data['id'])}`, {});
    expect(granted.data['status']).toBe('GRANTED');
    const answer = 'The gate is closed';
    await at.call('POST', `hostelLeave/transition/deny/${Number(asked.data['id'])}`, { answer });
    expect(await at.notices(family.student, 'hostel.denied')).toBe(1);
    expect(await at.notices(family.student, 'hostel.childDenied')).toBe(1);
  });

  it('nobody asks for others, nor reads of them', async () => {
    const other = await at.living(await at.room(1), '2026-04-01');
    const later = { leavesAt: '2026-07-17T11:00:00Z', returnsAt: '2026-07-19T15:00:00Z' };
    const asked = await ask({ ...later, allocation: other.id });
    expect(asked.data['student']).toBe(family.student);
    const stranger = `STUDENT#student=${other.student}`;
    expect((await at.call('GET', 'hostelLeave/getall', undefined, stranger)).data).toEqual([]);
    const read = await at.call('GET', `hostelAllocation/get/${family.id}`, undefined, stranger);
    expect(read.status).toBe(404);
  });

  it('the resident and the parents hear that a bed was cancelled', async () => {
    const other = await at.family(await at.room(1), '2026-09-01');
    const cancelled = await at.call('POST', `hostelAllocation/transition/cancel/${other.id}`, {});
    expect(cancelled.data['status']).toBe('CANCELLED');
    expect(await at.notices(other.student, 'hostel.cancelled')).toBe(2);
    expect(await at.notices(family.student, 'hostel.cancelled')).toBe(0);
  });

  it('the register of a night knows who is on leave, and parents hear of who is missing', async () => {
    const begin = { ids: [], input: { hostel: at.house, date: '2026-07-03' } };
    const begun = await at.call('POST', 'hostelNight/action/begin', begin);
    expect(begun.data['residents']).toBe(2);
    expect((await at.call('POST', 'hostelNight/action/begin', begin)).data['residents']).toBe(0);
    const rows = await at.call('GET', 'hostelNight/getall?sort=["id","ASC"]');
    const marks = (rows.data as unknown as readonly Row[]).map((row) => [row['allocation'], row['status']]);
    expect(marks).toContainEqual([family.id, 'LEAVE']);
    const mine = (rows.data as unknown as readonly Row[]).find((row) => row['allocation'] === family.id);
    await at.call('POST', 'hostelNight/action/absent', { ids: [mine?.['id']], input: {} });
    await at.call('POST', 'hostelNight/action/absent', { ids: [mine?.['id']], input: {} });
    expect(await at.notices(family.student, 'hostel.absent')).toBe(1);
    // Read the next morning, the notice still opens the night that it is about.
    const [notice] = await at.at.school.sql.query<{ link: string }>({
      text: "select link from notification where message = 'hostel.absent' limit 1",
    });
    expect(decodeURIComponent(String(notice?.link))).toBe('/hostels/nights?filter={"date":"2026-07-03"}');
  });

  it('someone who leaves before dawn has slept in the house, and leaves on that day', async () => {
    const { id, student } = await at.living(await at.room(1), '2026-04-01');
    // 04:30 on the 6th at the school.
    const leave = await at.call('POST', 'hostelLeave/save', {
      allocation: id,
      leavesAt: '2026-07-05T23:30:00Z',
      returnsAt: '2026-07-07T15:00:00Z',
      destination: 'Home',
      reason: 'A wedding',
    });
    await at.call('POST', `hostelLeave/transition/recordConsent/${Number(leave.data['id'])}`, {
      answer: 'The father, by telephone',
    });
    const granted = await at.call('POST', `hostelLeave/transition/grant/${Number(leave.data['id'])}`, {});
    expect(granted.data).toMatchObject({
      status: 'GRANTED',
      consent: 'GIVEN',
      answer: 'The father, by telephone',
    });
    for (const date of ['2026-07-05', '2026-07-06', '2026-07-07'])
      await at.call('POST', 'hostelNight/action/begin', { ids: [], input: { hostel: at.house, date } });
    const rows = await at.call('GET', `hostelNight/getall?filter={"student":${student}}&sort=["date","ASC"]`);
    expect((rows.data as unknown as readonly Row[]).map(({ status }) => status)).toEqual([
      'IN',
      'LEAVE',
      'IN',
    ]);
  });

  it('consent is recorded by those who run the house alone, and only while it is awaited', async () => {
    const asked = await ask({ leavesAt: '2026-07-24T11:00:00Z', returnsAt: '2026-07-26T15:00:00Z' });
    const told = { answer: 'The mother, at the gate' };
    expect((await move(family.asStudent, asked.data['id'], 'recordConsent', told)).status).toBe(403);
    const path = `hostelLeave/transition/recordConsent/${Number(asked.data['id'])}`;
    expect((await at.call('POST', path, {})).status).toBe(400);
    expect((await at.call('POST', path, told)).data['consent']).toBe('GIVEN');
    expect((await at.call('POST', path, told)).status).toBe(409);
  });

  it('leave goes along with a change of the room, and nobody is twice in a register', async () => {
    const second = await at.save('hostel', { name: 'Iqbal House' });
    const { id, student } = await at.living(await at.room(1), '2026-04-01');
    const leave = await at.call('POST', 'hostelLeave/save', {
      allocation: id,
      leavesAt: '2026-07-10T11:00:00Z',
      returnsAt: '2026-07-12T15:00:00Z',
      destination: 'Home',
      reason: 'A wedding',
    });
    const over = await at.call('POST', 'hostelLeave/save', {
      allocation: id,
      kind: 'GATE_PASS',
      leavesAt: '2026-07-04T08:00:00Z',
      returnsAt: '2026-07-04T12:00:00Z',
      destination: 'Town',
      reason: 'Shoes',
    });
    await at.at.school.sql.query({
      text: "update hostel_leave set consent = 'GIVEN', status = 'AWAY' where id = $1",
      values: [leave.data['id']],
    });
    const begin = async (hostel: number, date: string): Promise<void> => {
      const begun = await at.call('POST', 'hostelNight/action/begin', { ids: [], input: { hostel, date } });
      expect(begun.status).toBe(200);
    };
    await begin(at.house, '2026-07-09');
    await begin(at.house, '2026-07-10');
    const moved = await at.call('POST', 'hostelAllocation/action/transfer', {
      ids: [id],
      input: { from: '2026-07-10', room: await at.room(1, { hostel: second }) },
    });
    const stay = moved.data['id'];
    expect([moved.status, stay !== id]).toEqual([200, true]);
    for (const date of ['2026-07-10', '2026-07-11', '2026-07-12']) {
      await begin(second, date);
      await begin(at.house, date);
    }
    const rows = await at.call('GET', `hostelNight/getall?filter={"student":${student}}&sort=["date","ASC"]`);
    const nightsOf = (rows.data as unknown as readonly Row[]).map((row) =>
      ['date', 'allocation', 'hostel', 'status'].map((key) => row[key]),
    );
    expect(nightsOf).toEqual([
      ['2026-07-09', id, at.house, 'IN'],
      ['2026-07-10', stay, second, 'LEAVE'],
      ['2026-07-11', stay, second, 'LEAVE'],
      ['2026-07-12', stay, second, 'IN'],
    ]);
    const standsWith = async (one: unknown): Promise<unknown[]> => {
      const { data } = await at.call('GET', `hostelLeave/get/${Number(one)}`);
      return [data['allocation'], data['hostel'], data['status']];
    };
    expect(await standsWith(leave.data['id'])).toEqual([stay, second, 'AWAY']);
    expect(await standsWith(over.data['id'])).toEqual([id, at.house, 'ASKED']);
    const twice = at.at.school.sql.query({
      text: `insert into hostel_night (allocation_id, hostel_id, student_id, date, status)
        select allocation_id, hostel_id, student_id, date, 'IN' from
          (select *, $2::bigint as other from hostel_night where student_id = $1 limit 1) n`,
      values: [student, id],
    });
    await expect(twice).rejects.toThrow();
  });

  it('a resident reports what is wrong with the own house', async () => {
    const body = { subject: 'The tap drips', description: 'Since Monday' };
    const made = await at.call('POST', 'hostelComplaint/save', body, family.asStudent);
    expect([made.status, made.data['hostel'] ?? made.data['errors']]).toEqual([201, at.house]);
    const solved = await at.call('POST', `hostelComplaint/transition/solve/${Number(made.data['id'])}`, {
      solution: 'A new washer',
    });
    expect(solved.data['status']).toBe('SOLVED');
  });

  it('whoever waits gets a bed as everybody does', async () => {
    const student = await at.at.admit('10-A');
    const waiting = await at.save('hostelWaiting', { student });
    expect((await at.call('POST', 'hostelWaiting/save', { student })).status).toBe(409);
    const room = await at.room(1);
    const place = { room, fromDate: '2026-07-01' };
    const placed = await at.call('POST', `hostelWaiting/transition/place/${waiting}`, place);
    expect(placed.data['status']).toBe('PLACED');
    expect(await at.free(room, '2026-07-02')).toEqual([1, 0]);
  });

  it('a reserved bed is moved into on its day', async () => {
    const { id } = await at.living(await at.room(1), '2099-01-01');
    const status = async (): Promise<unknown> =>
      (await at.call('GET', `hostelAllocation/get/${id}`)).data['status'];
    expect(await status()).toBe('RESERVED');
    await at.at.school.application.get(HostelClock, { strict: false }).runFor('main', '2099-01-01');
    expect(await status()).toBe('ACTIVE');
  });

  it('one chief looks after a house at a time', async () => {
    const [employee] = await at.at.school.addEmployees(1, '100000.00');
    const warden = async (values: Row) =>
      at.call('POST', 'add-wardens/save', {
        hostel: at.house,
        employee,
        fromDate: '2026-04-01',
        ...values,
      });
    expect((await warden({ isChief: true, toDate: '2026-06-30' })).status).toBe(201);
    expect((await warden({ isChief: true, fromDate: '2026-06-30' })).data['errors']).toEqual([
      expect.objectContaining({ code: 'HAS_CHIEF' }),
    ]);
    expect((await warden({ isChief: true, fromDate: '2026-07-01' })).status).toBe(201);
  });

  it('a bed is free from the day after somebody has left the school', async () => {
    const room = await at.room(1);
    const { student } = await at.living(room, '2026-04-01');
    const leaving = { leavingDate: '2026-06-30', leavingReason: 'Moved away' };
    await at.at.school.data('POST', `setup/v1/studentEntity/transition/leave/${student}`, leaving);
    expect(await at.free(room, '2026-06-30')).toEqual([1, 0]);
    expect(await at.free(room, '2026-07-01')).toEqual([0, 1]);
  });
});
