import { ExamSchool } from '../exam-school.fixture.ts';
import type { Saved } from '../../students/student-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;
interface Sheet {
  readonly columns: readonly { readonly id: number; readonly name: string }[];
  readonly students: readonly { readonly id: number; readonly scores: readonly object[] }[];
}
interface Entered {
  readonly saved: number;
  readonly errors: readonly { readonly code: string; readonly message: string }[];
}

const board = [
  ['A1', '91', '10'],
  ['A2', '81', '9'],
  ['B1', '71', '8'],
  ['B2', '61', '7'],
  ['C1', '51', '6'],
  ['C2', '41', '5'],
  ['D', '33', '4'],
  ['E1', '21', '0'],
  ['E2', '0', '0'],
] as const;

/** The published example: two terms with two formative assessments of 10 % and a summative one of 30 % each. */
describe('CCE', () => {
  let at: ExamSchool;
  let maths = 0;
  const terms: number[] = [];
  const groups: number[] = [];

  const save = async (base: string, values: object): Promise<number> =>
    (await at.data<Saved>('POST', `${base}/save`, values)).id;
  const sheetAt = (group: number): string => `ScoreSheet/${at.batch}/CCE_FA/${group}/${at.subjects.MATH}`;
  const score = async (group: number, points: Readonly<Record<string, string>>): Promise<Entered> => {
    const { columns } = await at.data<Sheet>('GET', sheetAt(group));
    const cells = columns.flatMap(({ id, name }) =>
      points[name] === undefined ? [] : [{ student: at.students.Ahmed, column: id, value: points[name] }],
    );
    return at.data<Entered>('PUT', sheetAt(group), { cells });
  };
  const results = async (): Promise<readonly Row[]> =>
    (await at.data<{ rows: readonly Row[] }>('GET', `report/cceResults?batch=${at.batch}`)).rows;

  beforeAll(async () => {
    at = await ExamSchool.open();
    const [{ course = 0 } = {}] = await at.data<readonly { course: number }[]>(
      'GET',
      `Batch/getall?filter=${encodeURIComponent(JSON.stringify({ id: at.batch }))}`,
    );
    await at.data('PUT', `Class/update/${course}`, { gradingType: 'CCE' });
    for (const [name, minScore, creditPoints] of board) {
      await save('GradingLevel', {
        batch: at.batch,
        name,
        minScore,
        creditPoints,
        isPass: Number(minScore) >= 33,
      });
    }
    maths = await save('CourseSubject', { course, name: 'Maths', code: 'math' });
    for (const sortOrder of [1, 2]) {
      const term = await save('CCEExamCategory', {
        name: `Term ${sortOrder}`,
        description: 'Half a year',
        sortOrder,
      });
      terms.push(term);
      for (const [criteriaType, weightage] of [
        ['FA', '10'],
        ['SA', '30'],
      ]) {
        const id = await save('CCEWeightage', { cceExamCategory: term, criteriaType, weightage });
        await save('CCECourseWeightage', { course, cceWeightage: id });
      }
      for (const number of [1, 2]) {
        const group = await save('FaGroup', {
          name: `FA${(sortOrder - 1) * 2 + number}`,
          cceExamCategory: term,
          indicators: [
            { criterion: 'Project', name: 'Plans' },
            { criterion: 'Project', name: 'Presents' },
            { criterion: 'Test', name: 'Answers' },
          ],
        });
        groups.push(group);
        await save('FaGroupSubject', { courseSubject: maths, faGroup: group });
      }
      const exams = await at.group(`SA${sortOrder}`, { cceExamCategory: term });
      await at.enter(await at.exam(exams, 'MATH', '90'), [sortOrder === 1 ? '54' : '72', null, null]);
    }
    const [fa1 = 0, fa2 = 0, fa3 = 0, fa4 = 0] = groups;
    await score(fa1, { Plans: '8', Presents: '6', Answers: '9' });
    await score(fa2, { Plans: '7' });
    await score(fa3, { Answers: '9' });
    await score(fa4, { Plans: '8', Presents: '8' });
  });
  afterAll(() => at.close());

  it('R12: gives the grades and points of the published example', async () => {
    const [first = 0, second = 0] = terms;
    expect(await results()).toMatchObject([
      {
        subject: 'Maths',
        [`categories_${first}`]: '66.00 · B2',
        [`categories_${second}`]: '82.00 · A2',
        formative: 'B1',
        summative: 'B2',
        percent: '74.00',
        grade: 'B1',
        points: '8.00',
      },
    ]);
  });

  it('keeps the cells that are right and names the others', async () => {
    const [fa1 = 0] = groups;
    const { columns } = await at.data<Sheet>('GET', sheetAt(fa1));
    const column = columns[0]?.id;
    const { Bilal, Zara, Ahmed } = at.students;
    const entered = await at.data<Entered>('PUT', sheetAt(fa1), {
      cells: [
        { student: Bilal, column, value: '7,5' },
        { student: Zara, column, value: '11' },
        { student: Zara, column: 999_999, value: '1' },
        { student: Ahmed, column, value: '5', before: '4' },
      ],
    });
    expect(entered.saved).toBe(1);
    expect(entered.errors.map(({ code }) => code)).toEqual(['ABOVE_MAXIMUM', 'NOT_ELIGIBLE', 'STALE']);
    expect(entered.errors[0]?.message).toBe('At most 10.');
    await at.data('PUT', sheetAt(fa1), { cells: [{ student: Bilal, column, value: '', before: '7.5' }] });
    const { students } = await at.data<Sheet>('GET', sheetAt(fa1));
    expect(students.find(({ id }) => id === Bilal)?.scores).toEqual([]);
  });

  it('has two formative assessments of a subject in a category at most', async () => {
    const third = await save('FaGroup', {
      name: 'FA5',
      cceExamCategory: terms[0],
      indicators: [{ criterion: 'Test', name: 'Answers' }],
    });
    const answer = await at.call('POST', 'FaGroupSubject/save', { courseSubject: maths, faGroup: third });
    expect(answer.status).toBe(409);
    expect(answer.message).toBe('The subject already has 2 FA groups in this category.');
  });

  it('has one weightage of a kind in a category of a course', async () => {
    const other = await save('CCEWeightage', {
      cceExamCategory: terms[0],
      criteriaType: 'FA',
      weightage: '20',
    });
    const [{ course = 0 } = {}] = await at.data<readonly { course: number }[]>(
      'GET',
      'CCECourseWeightage/getall',
    );
    const answer = await at.call('POST', 'CCECourseWeightage/save', { course, cceWeightage: other });
    expect(answer.status).toBe(409);
  });

  it('grades areas beside the subjects by the points of their set', async () => {
    const gradeSet = await save('CCEGradeSet', {
      name: 'Five points',
      grades: ['A', 'B', 'C', 'D', 'E'].map((name, place) => ({ name, gradePoint: String(5 - place) })),
    });
    const [{ course = 0 } = {}] = await at.data<readonly { course: number }[]>(
      'GET',
      'CCECourseWeightage/getall',
    );
    const group = await save('ObservationGroup', {
      name: 'Life skills',
      headerName: 'Life skills',
      gradeSet,
      courses: [course],
      observations: ['Listens', 'Helps', 'Decides'].map((name) => ({ area: 'Thinking', name })),
    });
    const path = `ScoreSheet/${at.batch}/CCE_AREA/${group}/0`;
    const { columns } = await at.data<Sheet>('GET', path);
    const cells = columns.map(({ id }, place) => ({
      student: at.students.Ahmed,
      column: id,
      value: ['4', '5', '4'][place],
    }));
    expect(await at.data<Entered>('PUT', path, { cells })).toMatchObject({ saved: 3, errors: [] });
  });
});
