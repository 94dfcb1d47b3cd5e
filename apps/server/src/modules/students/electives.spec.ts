import { StudentSchool, type Saved } from './student-school.fixture.ts';

describe('elective subjects', () => {
  let at: StudentSchool;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    at = await StudentSchool.open();
    const save = async (base: string, values: object): Promise<number> =>
      (await at.school.data<Saved>('POST', `setup/v1/${base}/save`, values)).id;
    ids['group'] = await save('ElectiveGroup', { batch: at.ids['10-A'], name: 'Languages' });
    for (const name of ['French', 'Arabic']) {
      const values = { batch: at.ids['10-A'], name, code: name.slice(0, 2), electiveGroup: ids['group'] };
      ids[name] = await save('Subject', values);
    }
    ids['a'] = await at.admit('10-A', { firstName: 'Ahmed' });
    ids['b'] = await at.admit('10-A', { firstName: 'Bilal' });
    ids['stranger'] = await at.admit('10-B');
  });
  afterAll(() => at.close());

  const put = (subject: string, ...students: readonly string[]) =>
    at.school.call('PUT', `setup/v1/StudentElective/subject/${ids[subject]}`, {
      students: students.map((name) => ids[name]),
    });

  it('are taken by those who are ticked, up to the number of choices (R32)', async () => {
    expect((await put('French', 'a', 'b')).data).toEqual({ added: 2, removed: 0 });
    expect((await put('French', 'a')).data).toEqual({ added: 0, removed: 1 });
    const tooMany = await put('Arabic', 'a', 'b');
    expect([tooMany.status, tooMany.data['code'], tooMany.message]).toEqual([
      409,
      'TOO_MANY',
      'From Languages, each student can take at most 1: Ahmed (French).',
    ]);
    expect((await put('Arabic', 'b')).data).toEqual({ added: 1, removed: 0 });
    expect(await at.school.data('GET', `setup/v1/StudentElective/subject/${ids['French']}`)).toMatchObject({
      groupName: 'Languages',
      students: [
        { id: ids['a'], takes: true, others: [] },
        { id: ids['b'], takes: false, others: ['Arabic'] },
      ],
    });
  });

  it('are for students of the batch alone', async () => {
    expect((await put('French', 'stranger')).status).toBe(400);
    expect((await at.school.call('GET', 'setup/v1/StudentElective/subject/999999')).status).toBe(404);
  });

  it('chosen twice at once leave one choice', async () => {
    await put('French');
    await put('Arabic');
    const answers = await Promise.all([put('French', 'a'), put('Arabic', 'a')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
