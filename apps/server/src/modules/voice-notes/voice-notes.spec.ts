import { offeredTo } from '@school/kernel';
import { catalogue } from '@school/resources';
import { Classroom } from '../assignments/classroom.fixture.ts';
import { call, tokenOf } from '../../../test/school.ts';

/** The header of an audio file as browsers record it: EBML with the type "webm". */
const webm = Buffer.concat([
  Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  ),
  Buffer.alloc(200, 7),
]);

describe('voice notes', () => {
  let room: Classroom;
  beforeAll(async () => {
    room = await Classroom.open();
    await room.addStaff('office', ['SendMessages']);
  }, 300_000);
  afterAll(() => room.close());

  /** Uploads a sound. @returns its number */
  const recorded = async (who: string): Promise<number> => {
    const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="recording.webm"\r\nContent-Type: audio/webm\r\n\r\n`;
    const answer = await room.server.inject({
      method: 'POST',
      url: '/setup/v1/files',
      headers: {
        authorization: `Bearer ${await tokenOf(room.server, who)}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: Buffer.concat([Buffer.from(head), webm, Buffer.from('\r\n--b--\r\n')]),
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<{ data: { id: number } }>().data.id;
  };
  const asked = async <T>(
    who: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<{ status: number; data: T; text: string }> => {
    const token = await tokenOf(room.server, who);
    const answer = await call(room.server, `/comm/v1/${path}`, { token, method, ...(body ? { body } : {}) });
    return { status: answer.status, data: answer.body.data as unknown as T, text: answer.text };
  };
  const speak = async (who: string, values: object) =>
    asked<{ id: number }>(who, 'POST', 'voiceNote/save', {
      title: 'Homework',
      audio: await recorded(who),
      ...values,
    });
  const heardBy = async (who: string): Promise<readonly string[]> =>
    (await asked<{ title: string }[]>(who, 'GET', 'voiceNote/getall')).data.map(({ title }) => title);

  it('reach the class that they are for, with its parents, who are told of it, and nobody else', async () => {
    const { status, text } = await speak('teacherA', { batches: [room.id('A')] });
    expect([status, text]).toEqual([201, expect.anything()]);
    const heard = await Promise.all(['ali', 'bina', 'mother', 'carl', 'clerk'].map(heardBy));
    expect(heard.map((titles) => titles.length)).toEqual([1, 1, 1, 0, 0]);
    const told = await room.school.sql.query<{ username: string }>({
      text: `select u.username from notification n join "user" u on u.id = n.user_id
        where n.message = 'voiceNote.received' order by 1`,
    });
    expect(told.map(({ username }) => username)).toEqual(['ali', 'bina', 'mother']);
  });

  it('are offered the classes that their speaker may speak to', async () => {
    const { batches } = catalogue.resource('voiceNote').fields;
    if (batches?.type !== 'refs') throw new Error('Voice notes are for batches.');
    const teacher = { id: 0, role: 'EMPLOYEE', privileges: new Set<string>() } as const;
    const offeredFor = async (who: string, privileges: readonly string[]): Promise<readonly string[]> => {
      const filter = offeredTo(batches, { ...teacher, privileges: new Set(privileges) });
      const token = await tokenOf(room.server, who);
      const url = `/setup/v1/Batch/options?filter=${encodeURIComponent(JSON.stringify(filter))}`;
      const { body } = await call(room.server, url, { token });
      return (body.data as unknown as { id: number }[]).map(({ id }) => String(id)).toSorted();
    };
    expect(await offeredFor('teacherA', [])).toEqual([String(room.id('A'))]);
    expect(await offeredFor('office', ['SendMessages'])).toEqual(
      [String(room.id('A')), String(room.id('B'))].toSorted(),
    );
  });

  it('are spoken by teachers to their own classes alone, by the office to everybody, and never to nobody', async () => {
    expect((await speak('teacherA', { batches: [room.id('B')] })).status).toBe(400);
    expect((await speak('teacherA', { everybody: ['STUDENT'] })).status).toBe(400);
    expect((await speak('office', {})).status).toBe(400);
    expect((await speak('ali', { batches: [room.id('A')] })).status).toBe(403);
    expect((await speak('office', { title: 'Snow', everybody: ['STUDENT'] })).status).toBe(201);
    expect([await heardBy('carl'), await heardBy('mother')]).toEqual([['Snow'], ['Homework']]);
  });

  it('tell their speaker who has heard them, each once, however often', async () => {
    const { data } = await speak('teacherA', { title: 'Poem', batches: [room.id('A')] });
    const play = (who: string) => asked<{ heard: number }>(who, 'POST', `voiceNote/heard/${data.id}`);
    expect((await play('teacherA')).data).toEqual({ heard: 0 });
    await play('ali');
    expect((await play('ali')).data).toEqual({ heard: 1 });
    expect((await play('mother')).data).toEqual({ heard: 2 });
    expect((await play('carl')).status).toBe(404);
    const filter = encodeURIComponent(JSON.stringify({ voiceNote: data.id }));
    const receipts = (who: string) =>
      asked<{ plays: number }[]>(
        who,
        'GET',
        `voiceNoteReceipt/getall?filter=${filter}&sort=["heardAt","ASC"]`,
      );
    expect((await receipts('teacherA')).data.map(({ plays }) => plays)).toEqual([2, 1]);
    expect((await receipts('clerk')).data).toEqual([]);
    expect((await receipts('ali')).status).toBe(403);
  });

  it('stay what was said: another recording is refused, the speaker takes it back, and it runs out on its day', async () => {
    const { data } = await speak('teacherA', { title: 'Trip', batches: [room.id('A')] });
    const change = (values: object) => asked('teacherA', 'PUT', `voiceNote/update/${data.id}`, values);
    expect((await change({ audio: await recorded('teacherA') })).status).toBe(409);
    expect((await change({ batches: [room.id('A')], title: 'The trip' })).status).toBe(200);
    expect((await asked('teacherB', 'DELETE', `voiceNote/delete/${data.id}`)).status).toBe(404);
    await change({ expiresOn: '2020-01-01' });
    expect(await heardBy('ali')).not.toContain('The trip');
    expect(await heardBy('teacherA')).toContain('The trip');
    expect((await asked('teacherA', 'DELETE', `voiceNote/delete/${data.id}`)).status).toBe(200);
  });
});
