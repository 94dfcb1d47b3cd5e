import { Classroom } from '../assignments/classroom.fixture.ts';

const base = 'NewPlacement';
const registrations = 'PlacementRegistration';
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

interface Row {
  readonly id: number;
  readonly status: string;
  readonly student: number;
}

/** Routes R161 to R166 and calls C217 to C222; PLC-1 to PLC-3 of the domain reference. */
describe('placement events', () => {
  let room: Classroom;
  const event = (values: object = {}): Promise<number> =>
    room.save('head', base, {
      title: 'Trainee day',
      company: 'Bank',
      place: 'Hall',
      eventDate: inDays(20),
      description: '<p>Come.</p>',
      ...values,
    });
  const invite = (id: number, input: object, preview = false) =>
    room.send<{ added: number; already: number }>(
      'head',
      'POST',
      `${base}/invite/${id}${preview ? '?preview=true' : ''}`,
      input,
    );
  const list = async (who: string, id: number): Promise<readonly Row[]> =>
    (await room.send<Row[]>(who, 'GET', `${registrations}/getall?filter={"event":${id}}`)).data;
  const act = async (who: string, name: string, id: number): Promise<number> =>
    (await room.send(who, 'POST', `${base}/action/${name}`, { ids: [id], input: {} })).status;
  const move = async (name: string, row: number, asked: object = {}): Promise<number> =>
    (await room.send('head', 'POST', `${registrations}/transition/${name}/${row}`, asked)).status;
  const notices = async (who: string): Promise<readonly string[]> => {
    const { data } = await room.send<{ message: string }[]>(who, 'GET', 'notifications');
    return data.map(({ message }) => message);
  };

  beforeAll(async () => {
    room = await Classroom.open();
    await room.addStaff('head', ['PlacementActivities']);
  }, 60_000);
  afterAll(() => room.close());

  it('invite new students alone and tell them and their families once (PLC-1)', async () => {
    const id = await event();
    expect((await invite(id, { students: [room.id('ali')] })).data).toEqual({ added: 1, already: 0 });
    const all = { batches: [room.id('A')] };
    expect((await invite(id, all, true)).data).toEqual({ added: 1, already: 1 });
    expect(await list('head', id)).toHaveLength(1);
    expect((await invite(id, all)).data).toEqual({ added: 1, already: 1 });
    expect((await list('head', id)).map(({ status }) => status)).toEqual(['INVITED', 'INVITED']);
    for (const who of ['ali', 'mother', 'bina'])
      expect([who, await notices(who)]).toEqual([who, ['placement.invited']]);
    expect(await notices('carl')).toEqual([]);
    expect((await invite(id, {})).status).toBe(400);
    const found = await room.send<{ students: { isInvited: boolean }[] }>(
      'head',
      'GET',
      `${base}/candidates/${id}/${room.id('A')}`,
    );
    expect(found.data.students.map(({ isInvited }) => isInvited)).toEqual([true, true]);
  });

  it('are seen by those who are invited, with their own invitation alone', async () => {
    const id = await event();
    await invite(id, { students: [room.id('ali'), room.id('bina')] });
    for (const [who, seen] of Object.entries({ ali: 1, mother: 1, bina: 1, carl: 0, teacherA: 2, head: 2 })) {
      expect([who, (await list(who, id)).length]).toEqual([who, seen]);
      const read = await room.send(who, 'GET', `${base}/get/${id}`);
      expect([who, read.status]).toEqual([who, seen === 0 ? 404 : 200]);
    }
    expect((await room.send('teacherA', 'POST', `${base}/invite/${id}`, {})).status).toBe(403);
  });

  it('take applications of the invited until the deadline, of those whom it is for (PLC-2)', async () => {
    const id = await event({ registrationDeadline: inDays(2), eligibleBatches: [room.id('A')] });
    await invite(id, { students: [room.id('ali'), room.id('carl')] });
    expect(await act('bina', 'apply', id)).toBe(404);
    expect(await act('mother', 'apply', id)).toBe(403);
    expect(await act('carl', 'apply', id)).toBe(409);
    expect(await act('ali', 'apply', id)).toBe(200);
    expect(await act('ali', 'apply', id)).toBe(409);
    const late = await event({ registrationDeadline: inDays(-1) });
    await invite(late, { students: [room.id('ali')] });
    expect(await act('ali', 'apply', late)).toBe(409);
    const strict = await event({ minPercent: '50' });
    await invite(strict, { students: [room.id('ali')] });
    expect(await act('ali', 'apply', strict)).toBe(409);
  });

  it('are withdrawn from until they are approved (PLC-2)', async () => {
    const id = await event();
    await invite(id, { batches: [room.id('A')] });
    const rows = await list('head', id);
    const of = (name: string): number => rows.find(({ student }) => student === room.id(name))?.id ?? 0;
    expect(await act('ali', 'apply', id)).toBe(200);
    expect(await act('ali', 'withdraw', id)).toBe(200);
    expect(await act('bina', 'apply', id)).toBe(200);
    expect(await move('approve', of('bina'))).toBe(200);
    expect(await act('bina', 'withdraw', id)).toBe(409);
    expect(await notices('bina')).toContain('placement.approved');
  });

  it('count who came and who got a place, and stay once somebody has applied (PLC-3)', async () => {
    const id = await event();
    await invite(id, {
      courses: [
        (await room.send<{ course: number }>('admin', 'GET', `Batch/get/${room.id('A')}`)).data.course,
      ],
    });
    const [first, second, third] = await list('head', id);
    const figures = async () => (await room.send('head', 'GET', `${base}/get/${id}`)).data;
    expect(await figures()).toMatchObject({ invited: 3, applied: 0, placementRate: null });
    for (const row of [first, second, third]) expect(await move('apply', row?.id ?? 0)).toBe(200);
    expect(await move('attend', first?.id ?? 0)).toBe(409);
    for (const row of [first, second, third]) expect(await move('approve', row?.id ?? 0)).toBe(200);
    for (const row of [first, second, third]) expect(await move('attend', row?.id ?? 0)).toBe(200);
    expect(await move('place', first?.id ?? 0, { offerPackage: '20,000', joinDate: '2027-01-01' })).toBe(200);
    expect(await move('refuse', second?.id ?? 0)).toBe(200);
    expect(await figures()).toMatchObject({ applied: 3, attended: 3, placed: 1, placementRate: '33.33' });
    expect((await room.send('head', 'DELETE', `${base}/delete/${id}`)).status).toBe(409);
    expect((await room.send('head', 'DELETE', `${registrations}/delete/${first?.id}`)).status).toBe(409);
  });

  it('are read-only in the archive, and come back', async () => {
    const id = await event();
    await invite(id, { students: [room.id('ali')] });
    const to = (name: string) => room.send('head', 'POST', `${base}/transition/${name}/${id}`, {});
    expect((await to('putAway')).status).toBe(200);
    expect((await room.send('head', 'PUT', `${base}/update/${id}`, { title: 'Other' })).status).toBe(409);
    expect((await invite(id, { students: [room.id('bina')] })).status).toBe(409);
    expect(await act('ali', 'apply', id)).toBe(409);
    expect((await to('bringBack')).status).toBe(200);
    expect(await act('ali', 'apply', id)).toBe(200);
    expect((await room.send('head', 'POST', `${base}/save`, { title: 'x' })).status).toBe(400);
    const wrong = { eventDate: inDays(1), registrationDeadline: inDays(2) };
    expect((await room.send('head', 'PUT', `${base}/update/${id}`, wrong)).text).toContain(
      'registrationDeadline',
    );
  });
});
