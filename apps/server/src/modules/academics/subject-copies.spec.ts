import { StudentSchool, type Saved } from '../students/student-school.fixture.ts';

interface Row extends Saved {
  readonly code: string;
  readonly maxWeeklyClasses: number;
}

describe('subjects that batches take over', () => {
  let at: StudentSchool;
  let course = 0;

  const save = async (base: string, values: object): Promise<number> =>
    (await at.school.data<Saved>('POST', `setup/v1/${base}/save`, values)).id;
  const inBatch = async (batch: number): Promise<readonly Row[]> => {
    const filter = encodeURIComponent(JSON.stringify({ batch }));
    return at.school.data<Row[]>('GET', `setup/v1/Subject/getall?filter=${filter}&sort=["code","ASC"]`);
  };

  beforeAll(async () => {
    at = await StudentSchool.open();
    course = Number((await at.batch('10-A'))['course']);
  });
  afterAll(() => at.close());

  it('by linking get what they lack, and follow the course in what is not their own (R32)', async () => {
    const [a, b] = [at.ids['10-A'], at.ids['10-B']];
    const math = await save('CourseSubject', {
      course,
      name: 'Mathematics',
      code: 'MATH',
      maxWeeklyClasses: 6,
    });
    const english = await save('CourseSubject', {
      course,
      name: 'English',
      code: 'ENG',
      maxWeeklyClasses: 5,
    });
    await save('Subject', { batch: a, name: 'Mathematics', code: 'math', maxWeeklyClasses: 4 });
    const wanted = { courseSubjects: [math, english], batches: [a, b] };
    const linked = await at.school.data('POST', 'setup/v1/Subjects/link', wanted);
    expect(linked).toMatchObject({ removed: 0 });
    expect(linked).toHaveProperty('created.length', 3);
    expect(linked).toHaveProperty('skipped.length', 1);
    await at.school.data('PUT', `setup/v1/CourseSubject/update/${math}`, { maxWeeklyClasses: 7 });
    const periods = async (batch: number) =>
      (await inBatch(batch)).map(({ code, maxWeeklyClasses }) => [code.toUpperCase(), maxWeeklyClasses]);
    expect(await periods(a)).toEqual([
      ['ENG', 5],
      ['MATH', 4],
    ]);
    expect(await periods(b)).toEqual([
      ['ENG', 5],
      ['MATH', 7],
    ]);
  });

  it('by two imports at once come once', async () => {
    const body = { fromBatch: at.ids['10-A'], toBatches: [at.ids['11-A'], at.ids['11-B']] };
    const answers = await Promise.all(
      [1, 2].map(() => at.school.call('POST', 'setup/v1/ImportSubjects/save', body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers.map(({ data }) => data['created']).sort()).toEqual([0, 4]);
    expect(answers.map(({ data }) => data['skipped']).sort()).toEqual([0, 4]);
    expect(await inBatch(at.ids['11-A'])).toHaveLength(2);
    expect(await inBatch(at.ids['11-B'])).toHaveLength(2);
  });

  it('are not imported into the batch that they come from', async () => {
    const body = { fromBatch: at.ids['10-A'], toBatches: [at.ids['10-A']] };
    expect((await at.school.call('POST', 'setup/v1/ImportSubjects/save', body)).status).toBe(400);
  });

  it('train skills of which one may be part of another', async () => {
    const skills = (partOf: string) => ({
      name: `Skills ${partOf}`,
      skills: [
        { name: 'Reading', sortOrder: 1 },
        { name: 'Pronunciation', partOf, sortOrder: 2 },
      ],
    });
    expect((await at.school.call('POST', 'setup/v1/skillsets/save', skills('reading'))).status).toBe(201);
    for (const wrong of ['Writing', 'Pronunciation']) {
      expect((await at.school.call('POST', 'setup/v1/skillsets/save', skills(wrong))).status).toBe(400);
    }
  });
});
