import { StudentSchool } from './student-school.fixture.ts';

describe('roll numbers of a batch', () => {
  let at: StudentSchool;
  let path: string;

  beforeAll(async () => {
    at = await StudentSchool.open();
  });
  beforeEach(async () => {
    await at.begin();
    path = `setup/v1/StudentRollNumber/${at.ids['10-A']}`;
  });
  afterAll(() => at.close());

  const rule = { prefix: '10A-', suffix: '', digits: 2, start: 1, mode: 'ALL' };
  const numbers = async (): Promise<unknown> =>
    (await at.school.data<{ students: { name: string; rollNumber: string }[] }>('GET', path)).students.map(
      ({ name, rollNumber }) => `${name} ${rollNumber}`,
    );

  it('are given by first name, and never a second time (R2)', async () => {
    await at.admit('10-A', { firstName: 'Zara' });
    await at.admit('10-A', { firstName: 'Ahmed' });
    const bilal = await at.admit('10-A', { firstName: 'Bilal' });
    expect(await at.school.data('PUT', `${path}/generate`, rule)).toEqual({ changed: 3 });
    expect(await numbers()).toEqual(['Ahmed 10A-01', 'Bilal 10A-02', 'Zara 10A-03']);
    await at.school.call('POST', `setup/v1/studentEntity/transition/leave/${bilal}`, {
      leavingDate: '2026-07-01',
      leavingReason: 'Moved away',
    });
    await at.admit('10-A', { firstName: 'Kamil' });
    await at.school.data('PUT', `${path}/generate`, { ...rule, mode: 'MISSING' });
    expect(await numbers()).toEqual(['Ahmed 10A-01', 'Kamil 10A-04', 'Zara 10A-03']);
  });

  it('have at most 12 characters (R2)', async () => {
    await at.admit('10-A');
    const answer = await at.school.call('PUT', `${path}/generate`, {
      ...rule,
      prefix: 'GRADE10-A-',
      digits: 3,
    });
    expect([answer.status, answer.data['errors']]).toMatchObject([400, [{ field: 'prefix' }]]);
  });

  it('are changed one by one, exchanged too, and never twice the same', async () => {
    const [a, b] = [await at.admit('10-A', { firstName: 'A' }), await at.admit('10-A', { firstName: 'B' })];
    await at.school.data('PUT', `${path}/generate`, rule);
    const put = (given: readonly (readonly [number, string | null])[]) =>
      at.school.call('PUT', path, { numbers: given.map(([student, number]) => ({ student, number })) });
    expect(
      (
        await put([
          [a, '10A-02'],
          [b, '10A-01'],
        ])
      ).data,
    ).toEqual({ changed: 2 });
    expect(await numbers()).toEqual(['A 10A-02', 'B 10A-01']);
    const twice = await put([[a, '10a-01']]);
    expect([twice.status, twice.data['errors']]).toMatchObject([400, [{ field: 'numbers[0].number' }]]);
    expect((await put([[a, '10/A']])).status).toBe(400);
    expect((await put([[a, null]])).data).toEqual({ changed: 1 });
    expect(await numbers()).toEqual(['A null', 'B 10A-01']);
  });

  it('follow the order that the school has chosen, and stay when it chooses another', async () => {
    await at.school.data('PUT', 'setup/v1/StudentSettings/update', { sortBy: 'LAST_NAME' });
    await at.admit('10-A', { firstName: 'Ali', lastName: 'Zaidi' });
    await at.admit('10-A', { firstName: 'Zoya', lastName: 'Awan' });
    await at.school.data('PUT', `${path}/generate`, rule);
    expect(await numbers()).toEqual(['Zoya Awan 10A-01', 'Ali Zaidi 10A-02']);
    await at.school.data('PUT', 'setup/v1/StudentSettings/update', { sortBy: 'FIRST_NAME' });
    expect(await numbers()).toEqual(['Ali Zaidi 10A-02', 'Zoya Awan 10A-01']);
  });

  it('are given by whoever may, and by nobody else', async () => {
    for (const [as, status] of [
      ['EMPLOYEE:RollNumbers', 200],
      ['EMPLOYEE', 403],
      ['STUDENT', 403],
    ] as const) {
      expect((await at.school.call('GET', path, undefined, { as })).status).toBe(status);
    }
  });
});
