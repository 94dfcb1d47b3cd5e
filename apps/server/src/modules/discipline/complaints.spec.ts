import { Classroom } from '../assignments/classroom.fixture.ts';

const base = 'DisciplineComplaint';

describe('discipline complaints', () => {
  let room: Classroom;
  const complaint = (values: object = {}): object => ({
    title: 'Broken window',
    description: 'Bina saw it.',
    students: [room.id('ali')],
    ...values,
  });
  const move = async (who: string, id: number, to: string, asked: object = {}): Promise<number> =>
    (await room.send(who, 'POST', `${base}/transition/${to}/${id}`, asked)).status;
  const status = async (who: string, id: number): Promise<number> =>
    (await room.send(who, 'GET', `${base}/get/${id}`)).status;

  beforeAll(async () => {
    room = await Classroom.open();
    await room.addStaff('lead', ['DisciplineManagement']);
  }, 60_000);
  afterAll(() => room.close());

  it('are led through investigation and hearing to a decision, and heard again on appeal', async () => {
    const id = await room.save('teacherA', base, complaint());
    expect(await move('teacherA', id, 'investigate')).toBe(403);
    expect(await move('lead', id, 'decide', { verdict: 'At once', actionTaken: 'NONE' })).toBe(409);
    expect(await move('lead', id, 'investigate')).toBe(200);
    expect(await move('lead', id, 'hear', { trialDate: '2026-09-01' })).toBe(200);
    const outcome = { verdict: 'He pays.', actionTaken: 'FINE' };
    expect(await move('lead', id, 'decide', outcome)).toBe(200);
    expect(await move('lead', id, 'appeal', { trialDate: '2026-09-08' })).toBe(200);
    expect(await move('lead', id, 'decide', { ...outcome, actionTaken: 'WARNING' })).toBe(200);
    expect(await move('lead', id, 'close')).toBe(200);
    expect((await room.send('admin', 'DELETE', `${base}/delete/${id}`)).status).toBe(409);
  });

  it('are read by who complains, judges or leads; students and parents read the outcome that is opened to them', async () => {
    const id = await room.save('teacherA', base, complaint());
    for (const who of ['teacherA', 'lead', 'admin']) expect([who, await status(who, id)]).toEqual([who, 200]);
    for (const who of ['teacherB', 'clerk', 'ali', 'mother', 'bina']) {
      expect([who, await status(who, id)]).toEqual([who, 404]);
    }
    const opened = { jury: [room.id('teacherB')], visibleToParents: true };
    expect((await room.send('lead', 'PUT', `${base}/update/${id}`, opened)).status).toBe(200);
    for (const who of ['teacherB', 'ali', 'mother']) expect([who, await status(who, id)]).toEqual([who, 200]);
    for (const who of ['bina', 'carl', 'clerk']) expect([who, await status(who, id)]).toEqual([who, 404]);
    for (const who of ['ali', 'mother']) {
      const { text, data } = await room.send(who, 'GET', `${base}/get/${id}`);
      expect(data).toMatchObject({ title: 'Broken window' });
      expect(text).not.toContain('Bina saw it');
      for (const field of ['students', 'jury', 'complainants', 'verdict']) {
        expect(data).not.toHaveProperty(field);
      }
      expect((await room.send(who, 'GET', `${base}/comments/${id}`)).status).toBe(404);
    }
  });

  it('are judged and opened to parents by who leads them, never by who complains', async () => {
    for (const values of [{ visibleToParents: true }, { jury: [room.id('teacherB')] }]) {
      const { status: sent } = await room.send('teacherA', 'POST', `${base}/save`, complaint(values));
      expect([values, sent]).toEqual([values, 400]);
    }
    const partial = complaint({ employees: [room.id('teacherB')], jury: [room.id('teacherB')] });
    const { status: sent, text } = await room.send('lead', 'POST', `${base}/save`, partial);
    expect([sent, text.includes('PARTIAL')]).toEqual([400, true]);
  });

  it('are changed by who made them until they are looked into, and withdrawn by these alone', async () => {
    const id = await room.save('teacherA', base, complaint());
    const joined = { complainants: [room.id('teacherA'), room.id('teacherB')] };
    expect((await room.send('lead', 'PUT', `${base}/update/${id}`, joined)).status).toBe(200);
    expect((await room.send('teacherB', 'PUT', `${base}/update/${id}`, { title: 'Other' })).status).toBe(409);
    expect((await room.send('teacherA', 'PUT', `${base}/update/${id}`, { title: 'Pane' })).status).toBe(200);
    expect(await move('lead', id, 'investigate')).toBe(200);
    expect((await room.send('teacherA', 'PUT', `${base}/update/${id}`, { title: 'Late' })).status).toBe(409);
    expect(await move('teacherB', id, 'withdraw')).toBe(409);
    expect(await move('teacherA', id, 'withdraw')).toBe(200);
  });
});
