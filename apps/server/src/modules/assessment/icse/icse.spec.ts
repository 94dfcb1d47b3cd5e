import { pdfText } from '../../../../test/pdf-text.ts';
import type { Answer } from '../../../../test/payroll-school.ts';
import type { Saved } from '../../students/student-school.fixture.ts';
import { ExamSchool } from '../exam-school.fixture.ts';

type Row = Readonly<Record<string, unknown>> & Saved;
interface Sheet {
  readonly columns: readonly Saved[];
}
interface Group extends Saved {
  readonly components: readonly Row[];
}

/** Written exams weighted 80 percent and internal assessment 20, in two halves of the year, by the published scheme. */
describe('ICSE', () => {
  let at: ExamSchool;
  let course = 0;
  let maths = 0;
  const categories: number[] = [];
  const exams: number[] = [];
  const groups: number[] = [];

  const save = async (base: string, values: object): Promise<number> =>
    (await at.data<Saved>('POST', `${base}/save`, values)).id;
  const weightage = (name: string, icseExamCategory: number, internalWeightage = '20'): Promise<number> =>
    save('ICSEWeightage', {
      name,
      icseExamCategory,
      externalWeightage: String(100 - Number(internalWeightage)),
      internalWeightage,
    });
  const project = (name: string, icseExamCategory: number): Promise<number> =>
    save('IaGroup', { name, icseExamCategory, components: [{ name: 'Project', maxMarks: '20' }] });
  const score = async (iaGroup: number, marks: readonly string[]): Promise<void> => {
    const path = `ScoreSheet/${at.batch}/ICSE_IA/${iaGroup}/${at.subjects.MATH}`;
    const column = (await at.data<Sheet>('GET', path)).columns[0]?.id;
    const { Ahmed, Bilal } = at.students;
    const cells = marks.map((value, place) => ({ student: [Ahmed, Bilal][place], column, value }));
    await at.data('PUT', path, { cells });
  };
  const half = async (
    name: string,
    maximum: string,
    external: readonly string[],
    internal: readonly string[],
  ) => {
    const category = await save('ICSEExamCategory', { name, sortOrder: categories.length });
    const iaGroup = await project(`Projects ${name}`, category);
    await save('ICSESubjectWeightage', {
      courseSubject: maths,
      icseWeightage: await weightage(name, category),
    });
    await save('IaGroupSubject', { courseSubject: maths, iaGroup });
    const group = await at.group(name, { icseExamCategory: category });
    await at.enter(await at.exam(group, 'MATH', maximum), external);
    await score(iaGroup, internal);
    categories.push(category);
    exams.push(group);
    groups.push(iaGroup);
  };
  const cardsOf = (report: number): Promise<readonly Row[]> =>
    at.data(
      'GET',
      `GradebookCard/getall?filter=${encodeURIComponent(JSON.stringify({ report }))}&sort=["rank","ASC"]`,
    );
  const report = (name: string, values: object = {}): Promise<number> =>
    save('GradebookReport', { batch: at.batch, name, scheme: 'ICSE', ...values });
  const reported = (id: number): Promise<Row> => at.data('GET', `GradebookReport/get/${id}`);

  beforeAll(async () => {
    at = await ExamSchool.open();
    course = Number((await at.data<Row>('GET', `Batch/get/${at.batch}`))['course']);
    await at.data('PUT', `Class/update/${course}`, { gradingType: 'ICSE' });
    maths = await save('CourseSubject', { course, name: 'Maths', code: 'math' });
    await half('Half-yearly', '80', ['56', '13'], ['18', '20']);
    await half('Annual', '100', ['65', 'ABSENT'], ['16', 'a']);
  });
  afterAll(() => at.close());

  it('R13: gives the totals of the published example, and passes from 33', async () => {
    const cards = await cardsOf(await report('Half-yearly', { icseExamCategory: categories[0] }));
    expect(cards.map(({ score: total, rank }) => [total, rank])).toEqual([
      ['74.00', 1],
      ['33.00', 2],
    ]);
    expect(cards.map(({ figures }) => figures)).toMatchObject([
      {
        heads: ['EA', 'IA'],
        subjects: [{ subject: 'Maths', cells: ['70.00', '90.00'], total: '74.00', isPassed: true }],
      },
      { subjects: [{ cells: ['16.25', '100.00'], total: '33.00', isPassed: true }] },
    ]);
  });

  it('counts who was absent as nothing', async () => {
    const [, second] = await cardsOf(await report('Annual', { icseExamCategory: categories[1] }));
    expect(second).toMatchObject({
      score: '0.00',
      figures: { subjects: [{ cells: ['0.00', null], isPassed: false }] },
    });
  });

  it('mixes the year by the weights of its exams, and says when they change', async () => {
    const id = await report('Year');
    expect((await cardsOf(id))[0]).toMatchObject({ score: '71.00' });
    const items = exams.map((examGroupId, place) => ({ examGroupId, weightage: ['40', '60'][place] }));
    await at.data('PUT', `ExamGroup/grouping/${at.batch}`, { items });
    expect((await reported(id))['outOfDateSince']).not.toBeNull();
    await at.data('POST', 'GradebookReport/action/generate', { ids: [id] });
    expect((await cardsOf(id))[0]).toMatchObject({
      score: '70.40',
      figures: { heads: ['Half-yearly', 'Annual'], subjects: [{ cells: ['74.00', '68.00'] }] },
    });
  });

  it('reports external and internal assessment beside the totals', async () => {
    const { rows } = await at.data<{ rows: readonly Row[] }>('GET', `report/icseResults?batch=${at.batch}`);
    expect(rows[0]).toMatchObject({
      subject: 'Maths',
      [`categories_${categories[0]}`]: 'EA 70.00 · IA 90.00 · 74.00',
      percent: '70.40',
      outcome: 'Passed',
    });
  });

  it('prints what the settings of ICSE show', async () => {
    const [card] = await cardsOf(await report('On paper', { icseExamCategory: categories[0] }));
    const printed = async (): Promise<string> =>
      pdfText((await at.call('GET', `document/yearCard/${card?.id}`)).raw).replaceAll(/\s/g, '');
    expect(await printed()).toMatch(/EA.*90\.00.*74\.00.*Passed/);
    await at.data('PUT', 'ICSEReportSettings/update', { showParts: false, header: 'Council for the ICSE' });
    const shorter = await printed();
    expect(shorter).toContain('CouncilfortheICSE');
    expect(shorter).not.toContain('90.00');
  });

  const refusals: readonly (readonly [string, number, () => Promise<Answer>])[] = [
    [
      'weights that make no whole',
      400,
      () =>
        at.call('POST', 'ICSEWeightage/save', {
          name: 'Odd',
          icseExamCategory: categories[0],
          externalWeightage: '80',
          internalWeightage: '30',
        }),
    ],
    [
      'a second weightage of a subject in a category',
      409,
      async () =>
        at.call('POST', 'ICSESubjectWeightage/save', {
          courseSubject: maths,
          icseWeightage: await weightage('Half and half', categories[0] ?? 0, '50'),
        }),
    ],
    [
      'a second internal assessment of a subject in a category',
      409,
      async () =>
        at.call('POST', 'IaGroupSubject/save', {
          courseSubject: maths,
          iaGroup: await project('Practicals', categories[0] ?? 0),
        }),
    ],
    [
      'another category of a group that subjects use',
      409,
      () => at.call('PUT', `IaGroup/update/${groups[0]}`, { icseExamCategory: categories[1] }),
    ],
    [
      'a maximum below marks that were given',
      400,
      async () => {
        const { components } = await at.data<Group>('GET', `IaGroup/get/${groups[0]}`);
        return at.call('PUT', `IaGroup/update/${groups[0]}`, {
          components: components.map((one) => ({ ...one, maxMarks: '19' })),
        });
      },
    ],
  ];

  it.each(refusals)('refuses %s', async (_what, status, ask) => {
    expect((await ask()).status).toBe(status);
  });

  it('names the subject that lacks a weightage rather than leaving it out', async () => {
    await at.enter(await at.exam(exams[0] ?? 0, 'ENG', '80'), ['40', '40']);
    const values = { batch: at.batch, name: 'With English', scheme: 'ICSE', icseExamCategory: categories[0] };
    const unweighted = await at.call('POST', 'GradebookReport/save', values);
    expect(unweighted.message).toBe(
      'English has marks in the category, but no ICSE weightage is assigned to it.',
    );
    const courseSubject = await save('CourseSubject', { course, name: 'English', code: 'ENG' });
    const icseWeightage = await weightage('English', categories[0] ?? 0);
    await save('ICSESubjectWeightage', { courseSubject, icseWeightage });
    const open = await at.call('POST', 'GradebookReport/save', values);
    expect(open.message).toBe('No internal assessment group is assigned to English in Half-yearly.');
  });
});
