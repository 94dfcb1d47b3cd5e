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
    expect(answer.message).toBe('The weights must add up to 100.');
  });

  it('has one plan of a course in a year', async () => {
    expect((await at.call('POST', 'AssessmentPlan/save', plan({ name: 'Another' }))).status).toBe(409);
  });

  it('R20: works a term out of its categories, keeps it on the card, and says when it is out of date', async () => {
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
    expect(refused.message).toBe('Marks have changed since then. Calculate the report cards again first.');
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

  it('marks work by the skills of its subject, in the sheet, in the term, on the page and on the card (CA27)', async () => {
    const made = await at.data<Row & { skills: readonly (Saved & { name: string })[] }>(
      'POST',
      'skillsets/save',
      {
        name: 'Number skills',
        aggregation: 'AVERAGE',
        skills: [
          { name: 'Algebra', sortOrder: 1 },
          { name: 'Terms', partOf: 'Algebra', sortOrder: 2, maxMarks: '10' },
          { name: 'Equations', partOf: 'Algebra', sortOrder: 3, maxMarks: '15' },
          { name: 'Geometry', sortOrder: 4, maxMarks: '50' },
        ],
      },
    );
    const foreign = await save('skillsets', { name: 'Others', skills: [{ name: 'One', sortOrder: 1 }] });
    await at.data('PUT', `Subjects/update/${at.subjects.ENG}`, { skillSet: made.id });
    const work = {
      batch: at.batch,
      subject: at.subjects.ENG,
      term: terms[1],
      category: categories['Final'],
      name: 'By skills',
      date: '2026-05-05',
      maximumMarks: '40',
    };
    const other = await at.call('POST', 'GradebookAssessment/save', { ...work, skillSet: foreign });
    expect([other.status, other.message]).toEqual([409, 'These are not the skills of the subject.']);
    const { id, skillSet } = await at.data<Row>('POST', 'GradebookAssessment/save', work);
    expect(skillSet).toBe(made.id);
    const whole = await at.data<Row>('POST', 'GradebookAssessment/save', {
      ...work,
      name: 'As one',
      skillSet: null,
    });
    expect(whole['skillSet']).toBeNull();
    const path = `ScoreSheet/${at.batch}/GRADEBOOK/${id}/${at.subjects.ENG}`;
    const { columns } = await at.data<{ readonly columns: readonly Row[] }>('GET', path);
    expect(columns.map(({ part, name, maximum }) => [part, name, Number(maximum)])).toEqual([
      ['Algebra', 'Terms', 10],
      ['Algebra', 'Equations', 15],
      [null, 'Geometry', 50],
    ]);
    await at.data('PUT', path, {
      cells: ['6', '12', '40'].map((value, of) => ({
        student: at.students.Ahmed,
        column: columns[of]?.['id'],
        value,
      })),
    });
    const marks = await at.data<readonly Row[]>('GET', `GradebookMark/getall?${asked({ assessment: id })}`);
    expect(marks.map((row) => Number(row['maximum'])).toSorted((a, b) => a - b)).toEqual([10, 15, 50]);
    const seen = await at.data<{ readonly rows: readonly Row[] }>(
      'GET',
      `view/skillsOfStudent?student=${at.students.Ahmed}`,
    );
    expect(seen.rows.map(({ subject, skill, percent, grade }) => [subject, skill, percent, grade])).toEqual([
      ['English', 'Algebra', '72.00', 'C'],
      ['English', 'Algebra – Terms', '60.00', 'D'],
      ['English', 'Algebra – Equations', '80.00', 'B'],
      ['English', 'Geometry', '80.00', 'B'],
      ['English', 'Number skills', '76.00', 'C'],
    ]);
    const reported = await save('GradebookReport', {
      batch: at.batch,
      name: 'Second term',
      scheme: 'GRADEBOOK',
      assessmentTerm: terms[1],
    });
    expect(await card(reported)).toMatchObject({ score: '76.00', grade: 'C' });
    const printed = await at.call('GET', `document/yearCard/${(await card(reported))?.id}`);
    expect(pdfText(printed.raw).replaceAll(/\s/g, '')).toMatch(
      /EnglishAlgebra72\.00%·C.*Algebra–Terms60\.00%·D.*Numberskills76\.00%·C/s,
    );
  });

  it('R20: takes skills that are summed up where they give the maximum: 20, 30 and 50 of 100, not of 90', async () => {
    const skillSet = await save('skillsets', {
      name: 'Summed up',
      aggregation: 'SUM',
      skills: ['20', '30', '50'].map((maxMarks, at) => ({ name: `Part ${at}`, sortOrder: at, maxMarks })),
    });
    await at.data('PUT', `Subjects/update/${at.subjects.MATH}`, { skillSet });
    const work = {
      batch: at.batch,
      subject: at.subjects.MATH,
      term: terms[1],
      category: categories['Lab'],
      name: 'Practical',
      date: '2026-05-06',
    };
    const less = await at.call('POST', 'GradebookAssessment/save', { ...work, maximumMarks: '90' });
    expect([less.status, less.data]).toMatchObject([
      400,
      {
        errors: [
          { field: 'maximumMarks', code: 'SKILL_MAXIMA', message: 'The skills add up to 100.00 marks.' },
        ],
      },
    ]);
    expect((await at.call('POST', 'GradebookAssessment/save', { ...work, maximumMarks: '100' })).status).toBe(
      201,
    );
  });

  it('prints the card of a year out of weighted exams', async () => {
    await at.fixture();
    const id = await save('GradebookReport', { batch: at.batch, name: 'Annual report', scheme: 'MARKS' });
    expect(await card(id)).toMatchObject({ score: '70.10', grade: 'C', rank: 2 });
    const printed = await at.call('GET', `document/yearCard/${(await card(id))?.id}`);
    expect(pdfText(printed.raw).replaceAll(/\s/g, '')).toMatch(/Ahmed.*Annualreport.*Maths.*70\.10/s);
  });
});
