import { HostelSchool } from './hostel-school.fixture.ts';

let at: HostelSchool;
beforeAll(async () => {
  at = await HostelSchool.open();
});
afterAll(() => at.close());
beforeEach(() => at.at.school.sql.query({ text: 'delete from notification' }));

/** What the family of a student is notified of: who, the notice, and what it names. */
const told = async (student: number): Promise<readonly unknown[]> => {
  const rows = await at.at.school.sql.query<{
    whose: string;
    message: string;
    params: Record<string, string>;
  }>({
    text: `select u.entity_type as whose, n.message, n.params from notification n join "user" u on u.id = n.user_id
      where n.message like 'hostel.%' and (u.student_id = $1 or u.guardian_id in
        (select guardian_id from student_guardian where student_id = $1)) order by u.entity_type desc, n.id`,
    values: [student],
  });
  await at.at.school.sql.query({ text: 'delete from notification' });
  return rows.map(({ whose, message, params: { name: _name, ...params } }) => [whose, message, params]);
};
const both = (message: string, params: object) =>
  ['STUDENT', 'PARENT'].map((whose) => [whose, `hostel.${message}`, params]);
const number = async (room: number): Promise<string> =>
  String((await at.call('GET', `hostelRoom/get/${room}`)).data['roomNumber']);
const place = async (room: number, date: string, bed = expect.any(String) as string) => ({
  date,
  hostel: 'Jinnah House',
  room: await number(room),
  bed,
});
const transfer = (stay: number, room: number, from: string) =>
  at.call('POST', 'hostelAllocation/action/transfer', { ids: [stay], input: { from, room } });

describe('resident and parents', () => {
  it('hear once that a bed was given, with house, room and bed, and can follow the link', async () => {
    const room = await at.room(1);
    const { id, student, asStudent, asParent } = await at.family(room, '2026-07-20');
    const [{ link }] = (await at.at.school.sql.query<{ link: string }>({
      text: `select link from notification where message = 'hostel.given' limit 1`,
    })) as [{ link: string }];
    expect(link).toBe(`/room_allocate/stay/${id}`);
    for (const as of [asStudent, asParent]) {
      expect((await at.call('GET', `hostelAllocation/get/${id}`, undefined, as)).status).toBe(200);
    }
    expect(await told(student)).toEqual(both('given', await place(room, '2026-07-20')));
  });

  it('hear nothing of a bed that was refused, nor of a stay that goes back to before today', async () => {
    const room = await at.room(1);
    const { student } = await at.family(room, '2026-07-14');
    expect((await at.stay(room, '2026-08-01', { student })).status).toBe(409);
    expect(await told(student)).toEqual([]);
  });

  it('hear once of another room from a day on, and not of the end of the old one', async () => {
    const { id, student } = await at.family(await at.room(1), '2026-07-01');
    const room = await at.room(1);
    expect((await transfer(id, room, '2026-07-20')).status).toBe(200);
    expect(await told(student)).toEqual(both('moved', await place(room, '2026-07-20')));
  });

  it('hear once of another room before the first night, and of another first day', async () => {
    const { id, student } = await at.family(await at.room(1), '2026-07-20');
    await told(student);
    const room = await at.room(1);
    await transfer(id, room, '2026-07-20');
    expect(await told(student)).toEqual(both('moved', await place(room, '2026-07-20')));
    await at.call('PUT', `hostelAllocation/update/${id}`, { fromDate: '2026-07-22' });
    expect(await told(student)).toEqual(both('moved', await place(room, '2026-07-22')));
    await at.call('PUT', `hostelAllocation/update/${id}`, { guardianContact: 'Aunt' });
    expect(await told(student)).toEqual([]);
  });

  it('hear of the day on which a stay ends, and of a bed that was cancelled', async () => {
    const { id, student } = await at.family(await at.room(1), '2026-07-01');
    await at.vacate(id, '2026-07-18');
    expect(await told(student)).toEqual(both('ended', { date: '2026-07-18' }));
    const later = await at.living(await at.room(1), '2026-08-01', { student });
    await told(student);
    await at.call('POST', `hostelAllocation/transition/cancel/${later.id}`, {});
    expect(await told(student)).toEqual(both('cancelled', { date: '2026-08-01' }));
  });

  it('hear that the bed went to somebody else', async () => {
    const { id, student } = await at.family(await at.room(1), '2026-07-20');
    await told(student);
    const other = await at.at.admit('10-A');
    await at.call('PUT', `hostelAllocation/update/${id}`, { student: other });
    expect(await at.notices(other, 'hostel.given')).toBe(1);
    expect(await told(student)).toEqual(both('cancelled', { date: '2026-07-20' }));
  });
});
