import { Classroom } from './classroom.fixture.ts';

const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();

describe('assignments', () => {
  let room: Classroom;
  const work = (subject: string, values: object = {}): object => ({
    title: 'Fractions',
    subject: room.id(subject),
    content: '<p>Exercises 1 to 4</p>',
    assignedOn: hours(-48),
    dueDate: hours(24),
    ...values,
  });
  /** A published assignment of 8 A. */
  const given = async (values: object = {}): Promise<number> => {
    const id = await room.save('teacherA', 'Assignment', work('mathA', values));
    expect((await room.send('teacherA', 'POST', `Assignment/transition/publish/${id}`, {})).status).toBe(200);
    return id;
  };
  const handIn = (who: string, assignment: number, values: object = {}) =>
    room.send<{ id: number; isLate: boolean; attempt: number }>(who, 'POST', 'AssignmentSubmission/save', {
      assignment,
      student: room.id(who),
      content: 'Done',
      ...values,
    });
  const readers = async (id: number): Promise<Record<string, number>> => {
    const statuses: Record<string, number> = {};
    for (const who of ['ali', 'bina', 'carl', 'mother', 'teacherA', 'teacherB', 'clerk']) {
      statuses[who] = (await room.send(who, 'GET', `Assignment/get/${id}`)).status;
    }
    return statuses;
  };

  beforeAll(async () => {
    room = await Classroom.open();
  }, 60_000);
  afterAll(() => room.close());

  it('are set by who teaches the subject, under his own name, and by nobody else', async () => {
    const id = await room.save('teacherA', 'Assignment', work('mathA'));
    const { data } = await room.send('teacherA', 'GET', `Assignment/get/${id}`);
    expect(data).toMatchObject({ employee: room.id('teacherA'), batch: room.id('A'), status: 'DRAFT' });
    for (const who of ['teacherB', 'clerk']) {
      const { status } = await room.send(who, 'POST', 'Assignment/save', work('mathA'));
      expect([who, status]).toEqual([who, 400]);
      expect((await room.send(who, 'PUT', `Assignment/update/${id}`, { title: 'Mine' })).status).toBe(404);
    }
    for (const who of ['ali', 'mother']) {
      const { status } = await room.send(who, 'POST', 'Assignment/save', work('mathA'));
      expect([who, status]).toEqual([who, 403]);
    }
  });

  it('are seen by their batch, parents and teachers once they are given out, and until they are cancelled', async () => {
    const all = { ali: 404, bina: 404, carl: 404, mother: 404, teacherA: 200, teacherB: 404, clerk: 404 };
    const id = await room.save('teacherA', 'Assignment', work('mathA'));
    expect(await readers(id)).toEqual(all);
    await room.send('teacherA', 'POST', `Assignment/transition/publish/${id}`, {});
    expect(await readers(id)).toEqual({ ...all, ali: 200, bina: 200, mother: 200 });
    await room.send('teacherA', 'POST', `Assignment/transition/cancel/${id}`, {});
    expect(await readers(id)).toEqual(all);
  });

  it('for single students are seen by these and their parents alone', async () => {
    const id = await given({ assignedTo: 'SELECTED', students: [room.id('bina')] });
    expect(await readers(id)).toMatchObject({ ali: 404, bina: 200, carl: 404, mother: 404, teacherA: 200 });
    expect((await handIn('ali', id)).status).toBe(400);
    expect((await handIn('bina', id)).status).toBe(201);
    const stranger = work('mathA', { assignedTo: 'SELECTED', students: [room.id('carl')] });
    expect((await room.send('teacherA', 'POST', 'Assignment/save', stranger)).status).toBe(400);
  });

  it('keep their subject once they are given out, because work of its batch hangs on them', async () => {
    const id = await given();
    await room.save('admin', 'WorkAllotment', { employee: room.id('teacherA'), subject: room.id('mathB') });
    const moved = await room.send('teacherA', 'PUT', `Assignment/update/${id}`, {
      subject: room.id('mathB'),
    });
    expect(moved.status).toBe(409);
  });

  it('are handed in for oneself, once, and again until they are looked through (R35)', async () => {
    const id = await given();
    const first = await handIn('ali', id);
    expect(first).toMatchObject({ status: 201, data: { isLate: false, attempt: 1 } });
    expect(await handIn('ali', id)).toMatchObject({
      status: 409,
      data: { code: 'HANDED_IN' },
    });
    expect((await handIn('carl', id)).status).toBe(400);
    const named = await handIn('ali', await given(), { student: room.id('bina') });
    expect(named).toMatchObject({ status: 201, data: { student: room.id('ali') } });
    const path = `AssignmentSubmission/update/${first.data.id}`;
    expect((await room.send('ali', 'PUT', path, { content: 'Better' })).data).toMatchObject({ attempt: 2 });
    expect((await room.send('bina', 'PUT', path, { content: 'Not mine' })).status).toBe(404);
    const accept = `AssignmentSubmission/transition/accept/${first.data.id}`;
    expect((await room.send('ali', 'POST', accept, { marks: '10.00' })).status).toBe(403);
    expect((await room.send('teacherB', 'POST', accept, { marks: '10.00' })).status).toBe(404);
    expect((await room.send('teacherA', 'POST', accept, { marks: '8.50' })).status).toBe(200);
    expect((await room.send('ali', 'PUT', path, { content: 'Too late' })).status).toBe(409);
    for (const who of ['ali', 'mother']) {
      expect(await room.seen(who, 'AssignmentSubmission', 'marks')).toContain('8.50');
    }
    for (const who of ['carl', 'teacherB', 'clerk']) {
      expect(await room.seen(who, 'AssignmentSubmission', 'id')).toEqual([]);
    }
  });

  it('take no more marks than there are, and no work after its time (R35)', async () => {
    const id = await given({ maxMarks: '10.00' });
    const { data } = await handIn('bina', id);
    const accept = `AssignmentSubmission/transition/accept/${data.id}`;
    expect((await room.send('teacherA', 'POST', accept, { marks: '10.01' })).status).toBe(400);
    expect((await room.send('teacherA', 'POST', accept, { marks: '10.00' })).status).toBe(200);
    expect((await handIn('ali', await given({ dueDate: hours(-1) }))).status).toBe(409);
    const late = await handIn(
      'ali',
      await given({ dueDate: hours(-2), allowLate: true, lateUntil: hours(1) }),
    );
    expect(late).toMatchObject({ status: 201, data: { isLate: true } });
    const over = await given({ dueDate: hours(-2), allowLate: true, lateUntil: hours(-1) });
    expect((await handIn('ali', over)).status).toBe(409);
  });

  it('that were closed take nothing that was given back either (R35)', async () => {
    const id = await given();
    const { data } = await handIn('ali', id);
    const move = (as: string, name: string, values: object) =>
      room.send(as, 'POST', `AssignmentSubmission/transition/${name}/${data.id}`, values);
    expect((await move('teacherA', 'giveBack', { feedback: 'Once more' })).status).toBe(200);
    await room.send('teacherA', 'POST', `Assignment/transition/close/${id}`, {});
    expect((await move('ali', 'handInAgain', {})).status).toBe(409);
  });

  it('that are handed in twice at once are there once', async () => {
    const id = await given();
    const answers = await Promise.all([1, 2, 3].map(() => handIn('ali', id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});
