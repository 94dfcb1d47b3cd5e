import { StudentSchool, type Saved } from './student-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

describe('brothers and sisters', () => {
  let at: StudentSchool;
  let father: number;
  let first: number;
  let second: number;

  const add = (student: number, sibling: number) =>
    at.school.call('POST', 'setup/v1/studentEntity/action/addSibling', {
      ids: [student],
      input: { sibling },
    });
  const rowsOf = async (report: string, query = ''): Promise<readonly Row[]> =>
    (await at.school.data<{ rows: readonly Row[] }>('GET', `setup/v1/report/${report}${query}`)).rows;
  const family = async (student: number): Promise<readonly number[]> => {
    const guardians = (await at.read(student))['guardians'] as readonly Row[];
    const filter = JSON.stringify({ 'family.guardian_in': guardians.map(({ guardian }) => guardian) });
    const rows = await at.school.data<readonly Saved[]>(
      'GET',
      `setup/v1/studentEntity/getall?filter=${encodeURIComponent(filter)}&sort=["id","ASC"]`,
    );
    return rows.map(({ id }) => id);
  };

  beforeAll(async () => {
    at = await StudentSchool.open();
    father = (
      await at.school.data<Saved>('POST', 'setup/v1/Guardian/save', {
        firstName: 'Ali',
        mobile: '0300 1112223',
      })
    ).id;
    const guardians = [{ guardian: father, relation: at.relation, immediateContact: true }];
    first = await at.admit('10-A', { guardians });
    second = await at.admit('10-B');
  });
  afterAll(() => at.close());

  it('share their guardians from the moment one is added, and are found by them (R37)', async () => {
    expect(await rowsOf('siblingsReport')).toEqual([]);
    expect((await add(second, first)).status).toBe(200);
    expect((await at.read(second))['guardians']).toMatchObject([
      { guardian: father, immediateContact: true },
    ]);
    expect(await family(first)).toEqual([first, second]);
    const report = await rowsOf('siblingsReport');
    expect(report.map(({ guardian, studentId }) => [guardian, studentId])).toEqual([
      ['Ali', first],
      ['Ali', second],
    ]);
  });

  it.each([
    ['himself', () => [first, first], 400],
    ['somebody whose guardians are his already', () => [second, first], 409],
  ] as const)('are nobody to %s', async (_who, pair, status) => {
    const [student = 0, sibling = 0] = pair();
    expect((await add(student, sibling)).status).toBe(status);
  });

  it('are nobody to a student for whom nobody answers', async () => {
    expect((await add(first, await at.admit('11-A'))).data['code']).toBe('NO_GUARDIAN');
  });

  it('count in the reports of courses, batches and papers as the lists do', async () => {
    const batch = at.ids['10-A'];
    const course = (await at.batch('10-A'))['course'];
    const [row] = (await rowsOf('courseBatchDetails')).filter(({ courseId }) => courseId === course);
    expect(row).toMatchObject({ batches: 2, students: 2, girls: 2, boys: 0 });
    expect((await rowsOf('batchDetails', `?class=${String(course)}`)).map(({ batchId }) => batchId)).toEqual([
      batch,
      at.ids['10-B'],
    ]);
    expect(await rowsOf('studentDetails', `?batch=${batch}&gender=MALE`)).toEqual([]);
    expect(await rowsOf('studentDetails', `?batch=${batch}`)).toMatchObject([{ studentId: first }]);
    const { id: paper } = await at.school.data<Saved>('POST', 'setup/v1/StudentDocumentCategories/save', {
      name: 'Photograph',
      isRequired: true,
      courses: [course],
    });
    const missing = async () => (await rowsOf('missingDocuments')).map(({ studentId }) => studentId);
    expect(await missing()).toEqual([first, second]);
    await at.school.data('POST', 'setup/v1/StudentDocument/save', { student: first, category: paper });
    expect(await missing()).toEqual([second]);
  });
});
