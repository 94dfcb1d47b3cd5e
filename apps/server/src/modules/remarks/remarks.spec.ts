import { Classroom } from '../assignments/classroom.fixture.ts';

describe('remarks', () => {
  let room: Classroom;
  let conduct = 0;
  const note = (student: string, values: object = {}): object => ({
    student: room.id(student),
    type: conduct,
    text: `About ${student}`,
    ...values,
  });

  beforeAll(async () => {
    room = await Classroom.open();
    conduct = await room.save('admin', 'RemarkType', { name: 'Conduct', target: 'STUDENT' });
  }, 60_000);
  afterAll(() => room.close());

  it('are read by those they are for: students and parents their own, where they are named, and teachers of the batch', async () => {
    const forAll = { visibleTo: ['STUDENT', 'PARENT'] };
    await room.save('teacherA', 'Remarks', note('ali', { ...forAll, text: 'ali, all' }));
    await room.save('teacherA', 'Remarks', note('ali', { text: 'ali, colleagues' }));
    await room.save('teacherA', 'Remarks', note('ali', { visibleTo: ['PARENT'], text: 'ali, parents' }));
    await room.save('teacherA', 'Remarks', note('bina', { ...forAll, text: 'bina, all' }));
    const texts = (who: string) => room.seen(who, 'Remarks', 'text');
    expect(await texts('ali')).toEqual(['ali, all']);
    expect(await texts('mother')).toEqual(['ali, all', 'ali, parents']);
    expect(await texts('bina')).toEqual(['bina, all']);
    expect(await texts('teacherA')).toHaveLength(4);
    for (const who of ['carl', 'teacherB', 'clerk']) expect([who, await texts(who)]).toEqual([who, []]);
    await room.addStaff('viewer', ['StudentView']);
    expect(await texts('viewer')).toHaveLength(4);
  });

  it('are written by teachers of the batch, never by students and parents, and bear who wrote them', async () => {
    for (const who of ['ali', 'mother']) {
      expect((await room.send(who, 'POST', 'Remarks/save', note('ali'))).status).toBe(403);
    }
    for (const who of ['teacherB', 'clerk']) {
      expect((await room.send(who, 'POST', 'Remarks/save', note('ali'))).status).toBe(400);
    }
    const forged = await room.send('teacherA', 'POST', 'Remarks/save', note('ali', { author: 'The head' }));
    expect(forged.status).toBe(400);
    const id = await room.save('teacherA', 'Remarks', note('ali'));
    const { data } = await room.send('teacherA', 'GET', `Remarks/get/${id}`);
    expect(data).toMatchObject({ author: 'TeacherA Test', batch: room.id('A') });
  });

  it('are changed by who wrote them within a day, and later by the office alone', async () => {
    const id = await room.save('teacherA', 'Remarks', note('ali'));
    const change = (who: string) => room.send(who, 'PUT', `Remarks/update/${id}`, { text: `By ${who}` });
    expect((await change('teacherA')).status).toBe(200);
    await room.addStaff('colleague', ['StudentView']);
    expect((await change('colleague')).status).toBe(409);
    await room.school.sql.query({
      text: `update remark set created_at = now() - interval '25 hours' where id = $1`,
      values: [id],
    });
    expect((await change('teacherA')).status).toBe(409);
    expect((await room.send('teacherA', 'DELETE', `Remarks/delete/${id}`)).status).toBe(409);
    expect((await change('admin')).status).toBe(200);
  });

  it('of a set about subjects name one of the batch of the student', async () => {
    const type = await room.save('admin', 'RemarkType', { name: 'Homework', needsSubject: true });
    const send = async (values: object): Promise<number> =>
      (await room.send('teacherA', 'POST', 'Remarks/save', note('ali', { type, ...values }))).status;
    expect(await send({})).toBe(400);
    expect(await send({ subject: room.id('mathB') })).toBe(400);
    expect(await send({ subject: room.id('mathA') })).toBe(201);
  });

  it('are noted for several at once, all or none', async () => {
    const before = (await room.seen('admin', 'Remarks', 'id')).length;
    const add = (students: readonly string[]) => {
      const input = { students: students.map((name) => room.id(name)), type: conduct, text: 'Came late' };
      return room.send('teacherA', 'POST', 'Remarks/action/addToMany', { ids: [], input });
    };
    expect((await add(['ali', 'carl'])).status).toBe(400);
    expect(await room.seen('admin', 'Remarks', 'id')).toHaveLength(before);
    expect((await add(['ali', 'bina'])).status).toBe(200);
    expect(await room.seen('admin', 'Remarks', 'id')).toHaveLength(before + 2);
  });

  it('on employees are read by these once they may, and by nobody else', async () => {
    const type = await room.save('admin', 'RemarkType', { name: 'Appraisal', target: 'EMPLOYEE' });
    for (const visible of [true, false]) {
      const values = { employee: room.id('teacherA'), type, text: visible ? 'open' : 'closed', visible };
      await room.save('admin', 'EmployeeRemarks', values);
    }
    expect(await room.seen('teacherA', 'EmployeeRemarks', 'text')).toEqual(['open']);
    expect(await room.seen('teacherB', 'EmployeeRemarks', 'text')).toEqual([]);
    for (const who of ['ali', 'mother']) {
      expect((await room.send(who, 'GET', 'EmployeeRemarks/getall')).status).toBe(403);
    }
  });
});
