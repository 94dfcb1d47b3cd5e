import { Classroom } from '../assignments/classroom.fixture.ts';
import { answerLink } from './answer-token.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Routes R236 to R241 and calls C389 to C394; ALM-1 to ALM-4 of the domain reference. */
describe('former students', () => {
  let room: Classroom;
  const send = async <T>(
    who: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
  ) => {
    const { status, data, text } = await room.send<T>(who, method, `../../collab/v1/${url}`, body);
    return { status, data, text };
  };
  const save = async (base: string, values: object): Promise<number> => {
    const { status, data, text } = await send<{ id: number }>('head', 'POST', `${base}/save`, values);
    if (status > 201) throw new Error(text);
    return data.id;
  };
  const person = (firstName: string, values: object = {}): Promise<number> =>
    save('alumni', { firstName, passingYear: 2020, email: `${firstName}@mail.example`, ...values });
  const act = (base: string, name: string, id: number | undefined, input: object = {}) =>
    send<Record<string, number>>('head', 'POST', `${base}/action/${name}`, { ids: id ? [id] : [], input });
  const move = async (base: string, name: string, id: number, asked: object = {}): Promise<number> =>
    (await send('head', 'POST', `${base}/transition/${name}/${id}`, asked)).status;
  const mails = async (): Promise<readonly { recipient: string; subject: string }[]> =>
    room.school.sql.query({
      text: `select recipient, subject from outbox_message where channel = 'MAIL' order by id`,
    });
  const invitations = async (event: number) =>
    (
      await send<{ id: number; alumni: number; status: string }[]>(
        'head',
        'GET',
        `alumniEventInvitation/getall?filter={"event":${event}}`,
      )
    ).data;

  beforeAll(async () => {
    room = await Classroom.open();
    await room.addStaff('head', ['ManageAlumni']);
  }, 60_000);
  afterAll(() => room.close());

  it('are taken over once when they have left (ALM-1)', async () => {
    const { sql } = room.school;
    await sql.query({
      text: `update student set status = 'GRADUATED', leaving_date = '2026-05-01' where id = any($1)`,
      values: [[room.id('bina'), room.id('carl')]],
    });
    await sql.query({
      text: `update student set status = 'LEFT', leaving_date = '2026-06-01' where id = $1`,
      values: [room.id('ali')],
    });
    expect((await act('alumni', 'takeOver', undefined, { batches: [room.id('B')] })).data).toEqual({
      made: 1,
      known: 0,
    });
    expect((await act('alumni', 'takeOver', undefined)).data).toEqual({ made: 2, known: 1 });
    expect((await act('alumni', 'takeOver', undefined)).data).toEqual({ made: 0, known: 3 });
  });

  it('are taken over however many have left', async () => {
    const { sql } = room.school;
    await sql.query({
      text: `with made as (
          insert into student (admission_date, admission_number, first_name, batch_id, date_of_birth, gender, status, leaving_date)
          select date '2020-04-01', 'LEFT' || n, 'Leaver ' || n, $1, date '2008-01-01', 'FEMALE', 'LEFT', date '2026-05-01'
          from generate_series(1, 5001) n returning id, admission_number, first_name)
        insert into alumni (student_id, first_name, passing_year, admission_number)
        select id, first_name, 2026, admission_number from made where admission_number <> 'LEFT5001'`,
      values: [room.id('A')],
    });
    expect((await act('alumni', 'takeOver', undefined)).data).toEqual({ made: 1, known: 5003 });
    await sql.query({ text: `delete from alumni where admission_number like 'LEFT%'` });
    await sql.query({ text: `delete from student where admission_number like 'LEFT%'` });
    const { data } = await send<{ firstName: string; passingYear: number }[]>('head', 'GET', 'alumni/getall');
    expect(data.map(({ firstName, passingYear }) => `${firstName} ${passingYear}`).sort()).toEqual([
      'ali 2026',
      'bina 2026',
      'carl 2026',
    ]);
  });

  it('are kept by who manages them alone, and can be reached in some way', async () => {
    for (const who of ['teacherA', 'ali', 'mother']) {
      expect((await send(who, 'GET', 'alumni/getall')).status).toBe(403);
    }
    expect(
      (await send('head', 'POST', 'alumni/save', { firstName: 'Nobody', passingYear: 2020 })).status,
    ).toBe(400);
    const id = await person('Unique');
    const again = await send('head', 'POST', 'alumni/save', {
      firstName: 'Other',
      passingYear: 2020,
      email: 'unique@mail.example',
    });
    expect([again.status, again.text.includes('email')]).toEqual([409, true]);
    for (const path of [`alumni/${id}`, `alumni/get/${id}`])
      expect((await send('head', 'GET', path)).status).toBe(200);
    expect((await send('head', 'PUT', `alumni/update/${id}`, { city: 'Multan' })).status).toBe(200);
    expect((await send('head', 'DELETE', `alumni/delete/${id}`)).status).toBe(200);
  });

  it('are written to once, without those who do not want it (ALM-4)', async () => {
    const ann = await person('Ann', { passingYear: 1999 });
    await person('Ben', { passingYear: 1999, consentContact: false });
    await person('Cem', { passingYear: 1998 });
    const group = await save('alumniGroup', {
      name: 'Nineties',
      kind: 'DYNAMIC',
      yearFrom: 1990,
      yearTo: 1999,
    });
    const before = (await mails()).length;
    const text = { channel: 'EMAIL', subject: 'Hello', body: 'We miss you.' };
    const sent = await send<{ recipients: number; skipped: number }>('head', 'POST', 'alumniMessage/save', {
      ...text,
      groups: [group],
      people: [ann],
    });
    expect(sent.data).toMatchObject({ recipients: 2, skipped: 1 });
    expect((await mails()).slice(before).map(({ recipient }) => recipient)).toEqual([
      'Ann@mail.example',
      'Cem@mail.example',
    ]);
    expect((await send('head', 'POST', 'alumniMessage/save', text)).status).toBe(400);
    expect(
      (await send('head', 'POST', 'alumniMessage/save', { ...text, yearFrom: 1999, yearTo: 1998 })).status,
    ).toBe(400);
  });

  it('get a seat at an event or wait, and move up when one is free (ALM-2)', async () => {
    const [ida, jon, kim] = [await person('Ida'), await person('Jon'), await person('Kim')];
    const event = await save('alumniEvent', { title: 'Reunion', startsAt: inDays(30), capacity: 3 });
    const invite = () =>
      send<Record<string, number>>('head', 'POST', `alumniEvent/invite/${event}`, {
        people: [ida, jon, kim],
      });
    expect((await invite()).data).toEqual({ added: 3, already: 0, skipped: 0 });
    expect((await invite()).data).toEqual({ added: 0, already: 3, skipped: 0 });
    const before = (await mails()).length;
    expect(await move('alumniEvent', 'publish', event)).toBe(200);
    expect((await mails()).slice(before)).toHaveLength(3);
    const of = async (alumni: number) => (await invitations(event)).find((row) => row.alumni === alumni);
    const idOf = async (alumni: number): Promise<number> => (await of(alumni))?.id ?? 0;
    expect(await move('alumniEventInvitation', 'accept', await idOf(ida), { guests: 1 })).toBe(200);
    expect(await move('alumniEventInvitation', 'accept', await idOf(jon), { guests: 1 })).toBe(200);
    expect((await of(jon))?.status).toBe('WAITLISTED');
    expect(await move('alumniEventInvitation', 'accept', await idOf(kim), { guests: 0 })).toBe(200);
    expect((await of(kim))?.status).toBe('ACCEPTED');
    expect(await move('alumniEventInvitation', 'decline', await idOf(ida))).toBe(200);
    expect((await of(jon))?.status).toBe('ACCEPTED');
    expect((await mails()).at(-1)).toMatchObject({ recipient: 'Jon@mail.example' });
    expect((await send('head', 'DELETE', `alumniEvent/delete/${event}`)).status).toBe(409);
    expect(await move('alumniEventInvitation', 'attend', await idOf(kim))).toBe(200);
    expect((await send('head', 'DELETE', `alumniEventInvitation/delete/${await idOf(kim)}`)).status).toBe(
      409,
    );
    expect((await send('head', 'DELETE', `alumni/delete/${kim}`)).status).toBe(409);
  });

  it('answer by a link without signing in, until the deadline (ALM-3)', async () => {
    const lea = await person('Lea');
    const event = await save('alumniEvent', {
      title: 'Picnic <b>',
      startsAt: inDays(9),
      rsvpDeadline: inDays(3),
    });
    expect(await move('alumniEvent', 'publish', event)).toBe(200);
    await send('head', 'POST', `alumniEvent/invite/${event}`, { people: [lea] });
    const [{ id } = { id: 0 }] = await invitations(event);
    const path = new URL(answerLink('main', id)).pathname;
    const open = (url: string, body?: string) =>
      room.server.inject({
        method: body === undefined ? 'GET' : 'POST',
        url,
        ...(body === undefined
          ? {}
          : { payload: body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      });
    const page = await open(path);
    expect([page.statusCode, page.body.includes('Picnic &lt;b&gt;')]).toEqual([200, true]);
    expect((await open(`${path.slice(0, -1)}_`)).statusCode).toBe(404);
    expect((await open(path, 'answer=all')).statusCode).toBe(400);
    const answered = await open(path, 'answer=accept&guests=2');
    expect([answered.statusCode, answered.body.includes('You have accepted.')]).toEqual([200, true]);
    expect((await invitations(event))[0]).toMatchObject({ status: 'ACCEPTED', guests: 2 });
    await room.school.sql.query({
      text: `update alumni_event set rsvp_deadline = now() - interval '1 hour' where id = $1`,
      values: [event],
    });
    expect((await open(path, 'answer=decline')).statusCode).toBe(409);
    const sent = (await mails()).length;
    expect(await move('alumniEvent', 'cancel', event)).toBe(200);
    expect((await mails()).length).toBe(sent + 1);
  });
});
