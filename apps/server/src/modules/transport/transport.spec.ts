import { TransportSchool } from './transport-school.fixture.ts';

describe('transport', () => {
  let at: TransportSchool;
  beforeAll(async () => {
    at = await TransportSchool.open();
  });
  afterAll(() => at.close());

  const mark = (route: number, date: string, allocation: number, status: string, as?: string) =>
    at.call(
      'PUT',
      'TransportAttendance/sheet',
      { route, date, trip: 'PICKUP', marks: [{ allocation, status }] },
      as,
    );

  it('marks passengers on open days alone, and marks anew', async () => {
    const route = await at.route(await at.vehicle(5));
    const seat = await at.seat(route);
    const allocation = Number(seat.data['id']);
    expect((await mark(route.id, '2026-07-15', allocation, 'PRESENT')).data).toEqual({ saved: 1 });
    expect((await mark(route.id, '2026-07-15', allocation, 'PRESENT')).data).toEqual({ saved: 0 });
    expect((await mark(route.id, '2026-07-15', allocation, 'ABSENT')).data).toEqual({ saved: 1 });
    expect((await mark(route.id, '2026-07-16', allocation, 'ABSENT')).data['code']).toBe('FUTURE');
    expect((await mark(route.id, '2026-07-12', allocation, 'ABSENT')).data['code']).toBe('DAY_OFF');
    const holiday = { title: 'Rain', type: 'HOLIDAY', startDate: '2026-07-14', endDate: '2026-07-14' };
    const day = { ...holiday, isAllDay: true, isCommon: true, isHolidayForStudents: true };
    await at.at.school.data('POST', 'api/v1/CalenderEvent/save', day);
    expect((await mark(route.id, '2026-07-14', allocation, 'PRESENT')).data['code']).toBe('HOLIDAY');
    const stranger = await at.seat(await at.route(await at.vehicle(5)));
    expect((await mark(route.id, '2026-07-15', Number(stranger.data['id']), 'PRESENT')).status).toBe(400);
    const sheet = await at.call('GET', `TransportAttendance/sheet?route=${route.id}&date=2026-07-15`);
    expect(sheet.data['riders']).toMatchObject([{ allocation, status: 'ABSENT', time: '06:30' }]);
    const change = await at.call('PUT', `TransportAllocation/update/${allocation}`, {
      pickupStop: route.stops[1],
    });
    expect(change.data['code']).toBe('HAS_RIDES');
    expect((await at.call('DELETE', `TransportAllocation/delete/${allocation}`)).status).toBe(409);
    const shorter = await at.call('PUT', `TransportAllocation/update/${allocation}`, {
      endDate: '2026-07-14',
    });
    expect([shorter.status, shorter.data['code']]).toEqual([409, 'HAS_RIDES']);
    expect(
      (await at.call('PUT', `TransportAllocation/update/${allocation}`, { endDate: '2026-07-15' })).status,
    ).toBe(200);
  });

  it('tells whoever marks neither the fare of a passenger nor why it is another one', async () => {
    const route = await at.route(await at.vehicle(5));
    const agreed = { agreedFare: '500.00', fareReason: 'Hardship of the family' };
    const allocation = Number((await at.seat(route, agreed)).data['id']);
    const read = async (as?: string) =>
      (await at.call('GET', `TransportAllocation/get/${allocation}`, undefined, as)).data;
    expect(await read()).toMatchObject(agreed);
    const seen = await read('EMPLOYEE:TransportAttendance');
    expect(Object.keys(seen).filter((key) => /fare/i.test(key))).toEqual([]);
  });

  it('lets attendants mark but not allocate, and others neither', async () => {
    const route = await at.route(await at.vehicle(5));
    const allocation = Number((await at.seat(route)).data['id']);
    const attendant = 'EMPLOYEE:TransportAttendance';
    expect((await mark(route.id, '2026-07-15', allocation, 'PRESENT', attendant)).status).toBe(200);
    const body = at.seatBody(await at.at.admit('10-A'), route);
    expect((await at.call('POST', 'TransportAllocation/save', body, attendant)).status).toBe(403);
    expect((await mark(route.id, '2026-07-15', allocation, 'ABSENT', 'EMPLOYEE')).status).toBe(403);
    expect((await at.call('GET', 'overview', undefined, attendant)).status).toBe(403);
    expect(
      (await at.call('GET', `TransportAllocation/get/${allocation}`, undefined, 'EMPLOYEE@1')).status,
    ).toBe(404);
    expect((await at.call('GET', 'mine', undefined, 'EMPLOYEE@1')).data).toEqual([]);
  });

  it('gives no route to a vehicle whose papers have run out, unless the settings say so', async () => {
    const type = await at.save('VehicleCertificateType', { name: 'Fitness', mandatory: true });
    const vehicle = await at.vehicle(5);
    const paper = { vehicle, type, issuedOn: '2025-01-01', expiresOn: '2026-07-14' };
    const id = await at.save('VehicleCertificate', paper);
    const saved = await at.call('GET', `VehicleCertificate/get/${id}`);
    expect(saved.data['tellFrom']).toBe('2026-06-14');
    await expect(at.route(vehicle)).rejects.toThrow('409');
    await at.settings({ blockExpiredVehicle: false });
    expect((await at.route(vehicle)).id).toBeGreaterThan(0);
    await at.settings({ blockExpiredVehicle: true });
    const good = await at.vehicle(5);
    await at.save('VehicleCertificate', { ...paper, vehicle: good, expiresOn: '2026-07-15' });
    expect((await at.route(good)).id).toBeGreaterThan(0);
    await at.call('PUT', `VehicleCertificateType/update/${type}`, { mandatory: false });
  });

  it('keeps times in the order of the stops and fares where stops have them', async () => {
    const vehicle = await at.vehicle(5);
    const stops = [
      await at.save('VehicleStop', { name: 'First', academicYear: at.year }),
      await at.save('VehicleStop', { name: 'Second', academicYear: at.year }),
    ];
    const lines = stops.map((stop) => ({ stop, pickupTime: '06:30', fare: '10.00' }));
    const body = { name: 'Wrong', academicYear: at.year, vehicle, stops: lines };
    const wrong = await at.call('POST', 'Route/save', body);
    expect([wrong.status, JSON.stringify(wrong.data['errors'])]).toEqual([
      400,
      expect.stringContaining('stops[1].pickupTime'),
    ]);
    const free = [{ stop: stops[0], pickupTime: '06:30' }];
    expect((await at.call('POST', 'Route/save', { ...body, stops: free })).status).toBe(400);
  });

  it('refuses an odometer that goes back, and keeps a vehicle in the workshop until the work is done', async () => {
    const vehicle = await at.vehicle(5);
    const reading = (fromDate: string, odometer: number) =>
      at.call('POST', 'VehicleMaintenance/save', {
        vehicle,
        kind: 'FUEL',
        status: 'DONE',
        fromDate,
        odometer,
      });
    expect((await reading('2026-04-01', 1000)).status).toBe(201);
    expect((await reading('2026-04-20', 1500)).status).toBe(201);
    expect((await reading('2026-04-10', 1600)).status).toBe(400);
    const work = { vehicle, kind: 'REPAIR', fromDate: '2026-07-14' };
    const id = await at.save('VehicleMaintenance', work);
    const status = async () => (await at.call('GET', `Vehicle/get/${vehicle}`)).data['status'];
    await at.call('POST', `VehicleMaintenance/transition/begin/${id}`, {});
    expect(await status()).toBe('MAINTENANCE');
    await at.call('POST', `VehicleMaintenance/transition/finish/${id}`, { toDate: '2026-07-15' });
    expect(await status()).toBe('ACTIVE');
  });

  it('lets nobody drive two routes at once', async () => {
    const [one, other] = [await at.route(await at.vehicle(5)), await at.route(await at.vehicle(5))];
    const later = await at.route(await at.vehicle(5), {
      stops: [
        {
          stop: await at.save('VehicleStop', { name: 'Late', academicYear: at.year }),
          pickupTime: '07:30',
          fare: '1.00',
        },
      ],
    });
    const licence = { licenceNumber: 'L1', licenceExpiresOn: '2027-01-01' };
    const person = await at.save('TransportEmployee', { externalName: 'Rashid', role: 'DRIVER', ...licence });
    const drives = (route: number) =>
      at.call('POST', 'RouteEmployee/save', {
        route,
        transportEmployee: person,
        role: 'DRIVER',
        fromDate: '2026-07-01',
      });
    expect((await drives(one.id)).status).toBe(201);
    expect((await drives(other.id)).data['code']).toBe('DRIVES_ELSEWHERE');
    expect((await drives(later.id)).status).toBe(201);
  });

  it('takes a year over into the next one, tells first, and again adds nothing', async () => {
    const year = { name: '2027-28', startDate: '2027-04-01', endDate: '2028-03-31' };
    const { id: toYear } = await at.at.school.data<{ id: number }>(
      'POST',
      'setup/v1/AcademicSetup/save',
      year,
    );
    const route = await at.route(await at.vehicle(1));
    const leaver = await at.at.admit('10-A');
    await at.seat(route, {}, leaver);
    const path = 'transport/v1/TransportImport/save';
    const body = { fromYear: at.year, toYear, parts: ['STOPS', 'ROUTES', 'EMPLOYEES', 'PASSENGERS'] };
    const asked = await at.at.school.call('POST', path, body, { headers: { 'x-confirm': 'ask' } });
    expect([asked.status, asked.data['reason']]).toEqual([409, 'copyOfYear']);
    const count = async (): Promise<number> => {
      const rows = await at.at.school.sql.query<{ n: number }>({
        text: 'select count(*)::int as n from transport_allocation where academic_year_id = $1',
        values: [toYear],
      });
      return rows[0]?.n ?? -1;
    };
    expect(await count()).toBe(0);
    const done = await at.at.school.call('POST', path, body);
    expect(done.status).toBe(201);
    expect(Number(done.data['passengers'])).toBe(await count());
    expect(await count()).toBeGreaterThan(0);
    const again = await at.at.school.call('POST', path, body);
    expect([again.data['stops'], again.data['routes'], again.data['passengers']]).toEqual([0, 0, 0]);
  });

  it.each([
    'transportPassengers',
    'transportRouteLoad',
    'transportByVehicle',
    'transportRouteSheet',
    'withoutTransport',
    'transportAttendanceReport',
  ])('reports %s', async (key) => {
    const days = key === 'transportAttendanceReport' ? 'from=2026-07-01&to=2026-07-31' : 'day=2026-07-15';
    const trip = key === 'transportPassengers' ? '&trip=PICKUP' : '';
    const { rows } = await at.at.school.data<{ rows: readonly unknown[] }>(
      'GET',
      `setup/v1/report/${key}?${days}${trip}`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('tells the family of a seat that moves or ends, once, with route, stop, day and time', async () => {
    const [old, next] = [await at.route(await at.vehicle(9)), await at.route(await at.vehicle(9))];
    const student = await at.at.admit('10-A');
    await at.at.accounts(student);
    const seat = Number((await at.seat(old, {}, student)).data['id']);
    const name = async (table: string, id: number): Promise<string> =>
      String((await at.call('GET', `${table}/get/${id}`)).data['name']);
    const told = async (): Promise<readonly unknown[]> => {
      const rows = await at.at.school.sql.query<{ message: string; params: Record<string, string> }>({
        text: `select n.message, n.params from notification n
          join "user" u on u.id = n.user_id where n.message like 'transport.%' and u.student_id = $1`,
        values: [student],
      });
      await at.at.school.sql.query({ text: 'delete from notification where true', values: [] });
      return rows.map(({ message, params: { name: _who, ...params } }) => [message, params]);
    };
    const input = { from: '2026-07-20', mode: 'BOTH', pickupRoute: next.id, pickupStop: next.stops[1] };
    const change = (ids: readonly number[], action: string, more = {}) =>
      at.call('POST', `TransportAllocation/action/${action}`, { ids, input: { ...input, ...more } });
    const moved = await change([seat], 'change');
    const route = await name('Route', next.id);
    const place = { route, stop: `${route} B`, time: '06:45 / 14:25' };
    expect(await told()).toEqual([['transport.moved', { date: '2026-07-20', ...place }]]);
    const further = { from: '2026-07-27', mode: 'PICKUP', pickupStop: next.stops[0] };
    await change([Number(moved.data['id'])], 'changeAll', further);
    const morning = { route, stop: `${route} A`, time: '06:30' };
    expect(await told()).toEqual([['transport.moved', { date: '2026-07-27', ...morning }]]);
    const list = await at.call(
      'GET',
      `TransportAllocation/getall?filter={"student":${student},"startDate":"2026-07-27"}`,
    );
    const [{ id: last }] = list.data as unknown as readonly [{ readonly id: number }];
    await at.call('POST', `TransportAllocation/transition/end/${last}`, { endDate: '2026-08-31' });
    expect(await told()).toEqual([['transport.ended', { date: '2026-08-31' }]]);
  });

  it('counts routes on the dashboard and says what is amiss today', async () => {
    const figures = await at.at.school.data<Record<string, unknown>>(
      'GET',
      'setup/v1/dashBoardData/getDashBoardData',
    );
    const overview = await at.call('GET', 'overview');
    expect(figures['transportRoutes']).toBe((overview.data['routes'] as readonly unknown[]).length);
    expect(overview.data['papers']).toMatchObject([{ paper: 'Fitness', expiresOn: '2026-07-14' }, {}]);
    const waiting = async (as: string): Promise<unknown> => {
      const home = await at.at.school.call('GET', 'setup/v1/page/home', undefined, { as });
      const items = home.data['waiting'] as readonly { readonly key: string }[];
      return items.find(({ key }) => key === 'papersToRenew');
    };
    expect(await waiting('EMPLOYEE:TransportManagement')).toMatchObject({
      rows: [{ paper: 'Fitness' }, {}],
      total: 2,
    });
    expect(await waiting('EMPLOYEE:TransportAttendance')).toBeUndefined();
  });
});
