import { pdfText } from '../../../../test/pdf-text.ts';
import { ExamSchool } from '../exam-school.fixture.ts';
import type { Saved } from '../../students/student-school.fixture.ts';

type Row = Readonly<Record<string, unknown>> & Saved;
interface Sheet {
  readonly columns: readonly Saved[];
  readonly mayEnter: boolean;
}

const asked = (filter: object): string => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

describe('the gradebook', () => {
  let at: ExamSchool;
  let course = 0;
  let year = 0;
  const terms: number[] = [];
  const categories: Record<string, number> = {};

  const save = async (base: string, values: object): Promise<number> =>
    (await at.data<Saved>('POST', `${base}/save`, values)).id;
  const plan = (values: object = {}): object => ({
    name: 'Grade 10',
    course,
    academicYear: year,
    terms: [
      { name: 'First', weight: '40' },
      { name: 'Second', weight: '60' },
    ],
    categories: [
      { name: 'Assignments', weight: '20', dropLowest: 0 },
      { name: 'Lab', weight: '20', dropLowest: 0 },
      { name: 'Final', weight: '60', dropLowest: 0 },
    ],
    ...values,
  });
  const mark = async (category: string, maximumMarks: string, marks: string, more: object = {}) => {
    const id = await save('GradebookAssessment', {
      batch: at.batch,
      subject: at.subjects.MATH,
      term: terms[0],
      category: categories[category],
      name: `${category} ${maximumMarks} ${marks}`,
      date: '2026-05-04',
      maximumMarks,
      ...more,
    });
    const path = `ScoreSheet/${at.batch}/GRADEBOOK/${id}/${at.subjects.MATH}`;
    const { columns } = await at.data<Sheet>('GET', path);
    await at.data('PUT', path, {
      cells: columns.map((column) => ({ student: at.students.Ahmed, column: column.id, value: marks })),
    });
    return { id, path };
  };
  const card = async (report: number): Promise<Row | undefined> =>
    (
      await at.data<readonly Row[]>(
        'GET',
        `GradebookCard/getall?${asked({ report, student: at.students.Ahmed })}`,
      )
    )[0];
  const report = (id: number): Promise<Row> => at.data<Row>('GET', `GradebookReport/get/${id}`);

  beforeAll(async () => {
    at = await ExamSchool.open();
    const batch = await at.data<Row>('GET', `Batch/get/${at.batch}`);
    course = Number(batch['course']);
    year = await save('AcademicSetup', { name: '2026-27', startDate: '2026-04-01', endDate: '2027-03-31' });
    await at.data('PUT', `Batch/update/${at.batch}`, { academicYear: year });
    const made = await at.data<
      Row & { terms: readonly Saved[]; categories: readonly (Saved & { name: string })[] }
    >('POST', 'AssessmentPlan/save', plan());
    terms.push(...made.terms.map(({ id }) => id));
    for (const { id, name } of made.categories) categories[name] = id;
  });
  afterAll(() => at.close());

  it('has weights that sum up to a hundred', async () => {
    const answer = await at.call(
      'POST',
      'AssessmentPlan/save',
      plan({ terms: [{ name: 'All', weight: '99.99' }] }),
    );
    expect(answer.status).toBe(400);
    expect(answer.message).toBe('The weights must sum up to 100.');
  });

  it('has one plan of a course in a year', async () => {
    expect((await at.call('POST', 'AssessmentPlan/save', plan({ name: 'Another' }))).status).toBe(409);
  });

  it('works a term out of its categories, keeps it on the card, and says when it is out of date', async () => {
    await mark('Assignments', '50', '40');
    await mark('Final', '80', '60');
    const id = await save('GradebookReport', {
      batch: at.batch,
      name: 'First term',
      scheme: 'GRADEBOOK',
      assessmentTerm: terms[0],
    });
    expect(await card(id)).toMatchObject({ score: '76.25', grade: 'C', rank: 1 });
    expect((await report(id))['missing']).toBe(2);
    const lab = await mark('Lab', '100', '80');
    expect((await card(id))?.['score']).toBe('76.25');
    expect((await report(id))['outOfDateSince']).not.toBeNull();
    const refused = await at.call('POST', `GradebookReport/transition/publish/${id}`, {});
    expect(refused.message).toBe('Marks have changed since. Work the report cards out again first.');
    await at.data('POST', 'GradebookReport/action/generate', { ids: [id] });
    expect(await card(id)).toMatchObject({ score: '77.00' });
    expect((await report(id))['outOfDateSince']).toBeNull();
    await at.data('POST', `GradebookAssessment/transition/close/${lab.id}`, {});
    expect(await at.data<Sheet>('GET', lab.path)).toMatchObject({ mayEnter: false });
    const late = await at.call('PUT', lab.path, {
      cells: [{ student: at.students.Ahmed, column: lab.id, value: '1' }],
    });
    expect(late.status).toBe(409);
  });

  it('fills remarks from the comment bank with the name of the student', async () => {
    const comment = await save('CommentBank', { code: 'C1', text: '{name} works with care.' });
    const [first] = await at.data<readonly Row[]>(
      'GET',
      `GradebookCard/getall?${asked({ student: at.students.Ahmed })}`,
    );
    const changed = await at.data<Row>('PUT', `GradebookCard/update/${first?.id}`, { comment });
    expect(changed['remark']).toBe('Ahmed works with care.');
  });

  it('prints the card of a year out of weighted exams', async () => {
    await at.fixture();
    const id = await save('GradebookReport', { batch: at.batch, name: 'Annual report', scheme: 'MARKS' });
    expect(await card(id)).toMatchObject({ score: '70.10', grade: 'C', rank: 2 });
    const printed = await at.call('GET', `document/yearCard/${(await card(id))?.id}`);
    expect(pdfText(printed.raw).replaceAll(/\s/g, '')).toMatch(/Ahmed.*Annualreport.*Maths.*70\.10/s);
  });
});
