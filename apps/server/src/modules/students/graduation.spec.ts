import { StudentSchool, type Saved } from './student-school.fixture.ts';

describe('graduation and leaving', () => {
  let at: StudentSchool;

  beforeAll(async () => {
    at = await StudentSchool.open();
  });
  beforeEach(() => at.begin());
  afterAll(() => at.close());

  const graduate = (batch: '10-A' | '11-A', students: readonly number[]) =>
    at.school.call('POST', 'setup/v1/Graduate/save', {
      batch: at.ids[batch],
      date: '2026-07-10',
      description: 'Class of 2026',
      items: students.map((student) => ({ student })),
    });
  const move = (student: number, name: string, asked: object = {}) =>
    at.school.call('POST', `setup/v1/studentEntity/transition/${name}/${student}`, asked);
  const leaving = { leavingDate: '2026-07-01', leavingReason: 'Moved away' };

  it('makes whom it names former students, and closes the batch with the last ones (R6)', async () => {
    const students = [await at.admit('11-A'), await at.admit('11-A'), await at.admit('11-A')];
    const [s1 = 0, s2 = 0, s3 = 0] = students;
    expect((await graduate('11-A', [s1])).status).toBe(201);
    expect(await at.batch('11-A')).toMatchObject({ active: true, students: 2 });
    expect(await at.read(s1)).toMatchObject({
      status: 'GRADUATED',
      leavingDate: '2026-07-10',
      leavingNote: 'Class of 2026',
      batch: at.ids['11-A'],
    });
    expect(await at.accounts(s1)).toMatchObject([{ blocked: true }]);
    expect(await at.enrolments(s1)).toEqual([['11-A', null, 'GRADUATED']]);
    await graduate('11-A', [s2, s3]);
    expect(await at.batch('11-A')).toMatchObject({ active: false, students: 0 });
    expect((await graduate('11-A', [s2])).data['errors']).toMatchObject([{ field: 'items[0].student' }]);
    expect((await move(s2, 'takeBack')).data).toMatchObject({ status: 'ACTIVE', leavingDate: null });
    expect(await at.batch('11-A')).toMatchObject({ active: true, students: 1 });
    expect(await at.accounts(s2)).toMatchObject([{ blocked: false }]);
  });

  it('closes the account of a guardian with the last child, and opens it with the first that comes back (R3)', async () => {
    const { id: guardian } = await at.school.data<Saved>('POST', 'setup/v1/Guardian/save', {
      firstName: 'G',
    });
    const guardians = [{ guardian, relation: at.relation }];
    const s1 = await at.admit('11-A', { guardians });
    const s2 = await at.admit('10-A', { guardians });
    const isBlocked = async (): Promise<unknown> => (await at.accounts(s1))[1]?.blocked;
    await graduate('11-A', [s1]);
    expect(await isBlocked()).toBe(false);
    expect((await move(s2, 'leave', leaving)).data).toMatchObject({ status: 'LEFT', ...leaving });
    expect(await isBlocked()).toBe(true);
    await move(s2, 'takeBack');
    expect(await isBlocked()).toBe(false);
  });

  it('takes nobody back who has not left, and lets nobody leave before the admission', async () => {
    const student = await at.admit('10-A');
    expect((await move(student, 'takeBack')).status).toBe(409);
    const early = await move(student, 'leave', { ...leaving, leavingDate: '2020-01-01' });
    expect([early.status, early.data['errors']]).toMatchObject([400, [{ field: 'leavingDate' }]]);
  });

  it('keeps a student with a history, and deletes one who was entered by mistake', async () => {
    const [moved, mistake] = [await at.admit('10-A'), await at.admit('10-A')];
    await at.transfer('10-A', '11-A', [moved]);
    const remove = (id: number) => at.school.call('DELETE', `setup/v1/studentEntity/delete/${id}`);
    expect((await remove(moved)).status).toBe(409);
    expect((await remove(mistake)).status).toBe(200);
    expect(await at.accounts(mistake)).toEqual([]);
  });
});
