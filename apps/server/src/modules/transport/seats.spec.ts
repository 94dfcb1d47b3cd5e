import { SeatClock } from './seat-clock.ts';
import { TransportSchool } from './transport-school.fixture.ts';

type Route = Awaited<ReturnType<TransportSchool['route']>>;

describe('the seats of a route', () => {
  let at: TransportSchool;
  beforeAll(async () => {
    at = await TransportSchool.open();
  });
  afterAll(() => at.close());

  const small = async (seats: number, standing = 0): Promise<Route> =>
    at.route(await at.vehicle(seats, { standingAllowance: standing }));

  it('are counted by trip, standing places too', async () => {
    const route = await small(1, 1);
    expect((await at.seat(route)).status).toBe(201);
    expect((await at.seat(route, { mode: 'PICKUP' })).status).toBe(201);
    const full = await at.seat(route);
    expect([full.status, full.data['code'], full.data['trip'], full.data['load']]).toEqual([
      409,
      'FULL',
      'PICKUP',
      2,
    ]);
    expect((await at.seat(route, { mode: 'DROP' })).status).toBe(201);
    expect((await at.seat(route, { mode: 'DROP' })).data['trip']).toBe('DROP');
  });

  it('that are free stand in the picker of routes', async () => {
    const route = await small(3, 1);
    await at.seat(route);
    await at.seat(route, { mode: 'PICKUP' });
    const { data } = await at.call('GET', `Route/options?ids=[${route.id}]`);
    const [told] = data as unknown as readonly { readonly subtitle: string; readonly parts: object }[];
    expect(told?.subtitle).toContain('Free in the morning: 2 · Free in the afternoon: 3');
    expect(told?.parts).toMatchObject({ pickupFree: '2', dropFree: '3' });
  });

  it('go to one of two clerks who give the last one at once', async () => {
    const route = await small(1);
    const students = [await at.at.admit('10-A'), await at.at.admit('10-A')];
    const answers = await Promise.all(students.map((student) => at.seat(route, {}, student)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const rows = await at.call('GET', `TransportAllocation/getall?filter={"pickupRoute":${route.id}}`);
    expect(rows.data).toHaveLength(1);
  });

  it('are never given more often than there are, by twelve at once', async () => {
    const route = await small(5);
    const students: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) students.push(await at.at.admit('10-B'));
    const answers = await Promise.all(students.map((student) => at.seat(route, {}, student)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it('are free again after the last day of a passenger, and not before', async () => {
    const route = await small(1);
    await at.seat(route, { startDate: '2026-07-01', endDate: '2026-07-31' });
    expect((await at.seat(route, { startDate: '2026-07-31' })).data['day']).toBe('2026-07-31');
    expect((await at.seat(route, { startDate: '2026-06-01' })).data['day']).toBe('2026-07-01');
    expect((await at.seat(route, { startDate: '2026-08-01' })).status).toBe(201);
  });

  it('may be too many where the settings say so, once the user has agreed', async () => {
    const route = await small(1);
    await at.seat(route);
    await at.settings({ allowOverCapacity: true });
    const body = at.seatBody(await at.at.admit('10-A'), route);
    const path = 'transport/v1/TransportAllocation/save';
    const headers = { 'x-confirm': 'ask' };
    const asked = await at.at.school.call('POST', path, body, { headers });
    expect([asked.status, asked.data['code'], asked.data['reason']]).toEqual([
      409,
      'CONFIRM',
      'seatsOnRoute',
    ]);
    expect((await at.at.school.call('POST', path, body)).status).toBe(201);
    await at.settings({ allowOverCapacity: false });
  });

  it('belong to one passenger once', async () => {
    const route = await small(5);
    const student = await at.at.admit('10-A');
    const [first, second] = await Promise.all([at.seat(route, {}, student), at.seat(route, {}, student)]);
    expect([first.status, second.status].sort()).toEqual([201, 409]);
    const other = await at.seat(route, { startDate: '2026-09-01' }, student);
    expect(other.data['code']).toBe('HAS_SEAT');
  });

  it('are not taken away by a smaller vehicle', async () => {
    const big = await at.vehicle(3);
    const route = await at.route(big);
    await at.seat(route);
    await at.seat(route);
    const lower = await at.call('PUT', `Vehicle/update/${big}`, { seatCapacity: 1 });
    expect([lower.status, lower.data['code'], lower.data['load']]).toEqual([409, 'TOO_SMALL', 2]);
    const vehicle = await at.vehicle(1);
    expect((await at.call('PUT', `Route/update/${route.id}`, { vehicle })).data['code']).toBe('TOO_SMALL');
    const days = { fromDate: '2026-07-20', toDate: '2026-07-24', reason: 'Service' };
    const standIn = await at.call('POST', 'RouteSubstitution/save', { route: route.id, vehicle, ...days });
    expect(standIn.data['code']).toBe('TOO_SMALL');
    expect((await at.call('PUT', `Vehicle/update/${big}`, { seatCapacity: 2 })).status).toBe(200);
    expect((await at.call('POST', `Vehicle/transition/retire/${big}`, {})).data['code']).toBe('ON_ROUTE');
  });

  it('cost what the stop says, or what was agreed', async () => {
    const route = await small(5);
    const seat = await at.seat(route);
    expect(seat.data['fare']).toBe('1800.00');
    const id = Number(seat.data['id']);
    const agreed = { agreedFare: '1500.00', fareReason: 'Two children' };
    const changed = await at.call('PUT', `TransportAllocation/update/${id}`, agreed);
    expect(changed.data['fare']).toBe('1500.00');
    expect((await at.seat(route, { agreedFare: '1.00' })).status).toBe(400);
  });

  it('are changed from a day on, and what was stays', async () => {
    const [old, next] = [await small(2), await small(2)];
    const student = await at.at.admit('10-A');
    const seat = await at.seat(old, {}, student);
    const ids = [Number(seat.data['id'])];
    const ride = { mode: 'BOTH', pickupRoute: next.id, pickupStop: next.stops[1] };
    const input = { from: '2026-08-01', ...ride };
    const moved = await at.call('POST', 'TransportAllocation/action/change', { ids, input });
    expect(moved.status).toBe(200);
    const rows = await at.at.school.data<readonly Record<string, unknown>[]>(
      'GET',
      `transport/v1/TransportAllocation/getall?filter={"student":${student}}&sort=["startDate","ASC"]`,
    );
    expect(rows.map((row) => [row['pickupRoute'], row['endDate'], row['status'], row['fare']])).toEqual([
      [old.id, '2026-07-31', 'ACTIVE', '1800.00'],
      [next.id, null, 'PLANNED', '2200.00'],
    ]);
    const ridesNow = async (view: string): Promise<number> => {
      const path = `TransportAllocation/getall?filter={"student":${student},"status":"${view}"}`;
      return ((await at.call('GET', path)).data as unknown as readonly unknown[]).length;
    };
    expect([await ridesNow('ACTIVE'), await ridesNow('PLANNED'), await ridesNow('ENDED')]).toEqual([1, 1, 0]);
    const clock = at.at.school.application.get(SeatClock, { strict: false });
    await clock.runFor('main', '2026-07-31');
    expect([await ridesNow('ACTIVE'), await ridesNow('PLANNED'), await ridesNow('ENDED')]).toEqual([1, 1, 0]);
    await clock.runFor('main', '2026-08-01');
    expect([await ridesNow('ACTIVE'), await ridesNow('PLANNED'), await ridesNow('ENDED')]).toEqual([1, 0, 1]);
  });

  it('end with the last day of a student who leaves', async () => {
    const route = await small(1);
    const student = await at.at.admit('10-A');
    const seat = await at.seat(route, {}, student);
    const leaving = { leavingDate: '2026-07-15', leavingReason: 'Moved' };
    await at.at.school.call('POST', `setup/v1/studentEntity/transition/leave/${student}`, leaving);
    const row = await at.call('GET', `TransportAllocation/get/${Number(seat.data['id'])}`);
    expect([row.data['status'], row.data['endDate']]).toEqual(['ACTIVE', '2026-07-15']);
    expect((await at.seat(route, { startDate: '2026-07-16' })).status).toBe(201);
  });

  it('are for stops of the route alone', async () => {
    const [route, other] = [await small(2), await small(2)];
    const wrong = await at.seat(route, { pickupStop: other.stops[0] });
    expect([wrong.status, JSON.stringify(wrong.data['errors'])]).toEqual([
      400,
      expect.stringContaining('STOP_NOT_ON_ROUTE'),
    ]);
  });
});
