import type { Saved } from '../students/student-school.fixture.ts';
import { TransportSchool } from './transport-school.fixture.ts';

type Route = Awaited<ReturnType<TransportSchool['route']>>;

let at: TransportSchool;
let route: Route;
let next: Route;
beforeAll(async () => {
  at = await TransportSchool.open();
  [route, next] = [await at.route(await at.vehicle(30)), await at.route(await at.vehicle(30))];
});
afterAll(() => at.close());
beforeEach(() => at.at.school.sql.query({ text: 'delete from notification' }));

/** A student with two parents, one of whom may sign in. */
const family = async (): Promise<number> => {
  const guardian = async (firstName: string): Promise<number> =>
    (await at.at.school.data<Saved>('POST', 'setup/v1/Guardian/save', { firstName })).id;
  const relation = at.at.relation;
  const guardians = [
    { guardian: await guardian('Near'), relation, immediateContact: true },
    { guardian: await guardian('Far'), relation, portalAccess: false },
  ];
  return at.at.admit('10-A', { guardians });
};
/** What the accounts of a family are notified of: who, the notice, and the target of its link. */
const told = async (student: number): Promise<readonly unknown[]> => {
  const rows = await at.at.school.sql.query<{ whose: string; message: string; date: string; link: string }>({
    text: `select u.entity_type as whose, n.message, n.params ->> 'date' as date, n.link from notification n
      join "user" u on u.id = n.user_id where n.message like 'transport.%' and (u.student_id = $1 or u.guardian_id in
        (select guardian_id from student_guardian where student_id = $1)) order by u.entity_type desc, n.id`,
    values: [student],
  });
  await at.at.school.sql.query({ text: 'delete from notification' });
  return rows.map(({ whose, message, date, link }) => [whose, message, date, link]);
};
const both = (message: string, date: string) =>
  ['STUDENT', 'PARENT'].map((whose) => [whose, `transport.${message}`, date, '/transport/mine']);
const seat = async (student: number, startDate: string): Promise<number> =>
  Number((await at.seat(route, { startDate }, student)).data['id']);
const move = (id: number, name: string, asked: object = {}) =>
  at.call('POST', `TransportAllocation/transition/${name}/${id}`, { ...asked });
const change = (id: number, from: string) =>
  at.call('POST', 'TransportAllocation/action/change', {
    ids: [id],
    input: { from, mode: 'BOTH', pickupRoute: next.id, pickupStop: next.stops[1] },
  });

describe('the family of a passenger, of whom those with access', () => {
  it('hears once that a seat was given, with route and stop, from which day', async () => {
    const student = await family();
    await seat(student, '2026-07-20');
    const [row] = await at.at.school.sql.query<{ params: Record<string, string> }>({
      text: `select params from notification where message = 'transport.given' limit 1`,
    });
    const name = String((await at.call('GET', `Route/get/${route.id}`)).data['name']);
    expect(row?.params).toMatchObject({ route: name, stop: `${name} A`, time: '06:30 / 14:40' });
    expect(await told(student)).toEqual(both('given', '2026-07-20'));
  });

  it('hears of seats that are given to many at once', async () => {
    const students = [await family(), await family()];
    const passengers = students.map((student) => ({ student, stop: route.stops[0] }));
    const body = { route: route.id, mode: 'BOTH', startDate: '2026-07-20', passengers };
    expect((await at.call('POST', 'assign', body)).data['allocated']).toBe(2);
    const rows = await at.at.school.sql.query({ text: 'select from notification' });
    expect(rows).toHaveLength(4);
  });

  it('hears nothing of a seat that was refused, nor of one that goes back to before today', async () => {
    const student = await family();
    await seat(student, '2026-07-01');
    expect((await at.seat(route, { startDate: '2026-08-01' }, student)).data['code']).toBe('HAS_SEAT');
    expect(await told(student)).toEqual([]);
  });

  it('hears once of a change, also of one that is written down late', async () => {
    for (const from of ['2026-07-20', '2026-07-10']) {
      const student = await family();
      await change(await seat(student, '2026-07-01'), from);
      expect(await told(student)).toEqual(both('moved', from));
    }
  });

  it('hears of another seat where one ended the day before', async () => {
    const student = await family();
    await move(await seat(student, '2026-07-01'), 'end', { endDate: '2026-07-19' });
    expect(await told(student)).toEqual(both('ended', '2026-07-19'));
    await seat(student, '2026-07-20');
    expect(await told(student)).toEqual(both('moved', '2026-07-20'));
  });

  it('hears that a seat goes on which was to end', async () => {
    const student = await family();
    const id = await seat(student, '2026-07-01');
    await move(id, 'end', { endDate: '2026-07-19' });
    await told(student);
    await at.call('PUT', `TransportAllocation/update/${id}`, { endDate: null });
    expect(await told(student)).toEqual(both('given', '2026-07-20'));
  });

  it('hears that a seat was cancelled or taken away, and of none that had ended', async () => {
    const student = await family();
    await move(await seat(student, '2026-07-01'), 'cancel');
    expect(await told(student)).toEqual(both('cancelled', '2026-07-01'));
    const later = await seat(student, '2026-08-01');
    await told(student);
    await at.call('DELETE', `TransportAllocation/delete/${later}`);
    expect(await told(student)).toEqual(both('cancelled', '2026-08-01'));
  });

  it('hears that the seat went to somebody else', async () => {
    const [student, other] = [await family(), await family()];
    const id = await seat(student, '2026-07-20');
    await told(student);
    await at.call('PUT', `TransportAllocation/update/${id}`, { student: other });
    const rows = await at.at.school.sql.query<{ message: string }>({
      text: 'select message from notification order by id',
    });
    expect(rows.map(({ message }) => message)).toEqual([
      'transport.cancelled',
      'transport.cancelled',
      'transport.given',
      'transport.given',
    ]);
  });
});

it('an employee hears of the own seat', async () => {
  const [employee = 0] = await at.at.school.addEmployees(1, '1.00');
  await at.at.school.sql.query({
    text: `insert into "user" (username, entity_type, first_name, employee_id) values ('rider', 'EMPLOYEE', 'Rider', $1)`,
    values: [employee],
  });
  const { student: _student, ...body } = at.seatBody(0, route, { startDate: '2026-07-15' }) as {
    student: number;
  };
  await at.save('TransportAllocation', { ...body, employee });
  const rows = await at.at.school.sql.query({ text: 'select message, link from notification' });
  expect(rows).toEqual([{ message: 'transport.given', link: '/transport/my_ride' }]);
});
