import { ExamSchool } from './exam-school.fixture.ts';

interface Saved {
  readonly id: number;
}
interface Open {
  readonly subjects: readonly {
    readonly id: number;
    readonly code: string;
    readonly groups: readonly object[];
  }[];
}

describe('an exam plan of a course', () => {
  let at: ExamSchool;
  let plan: number;
  beforeAll(async () => {
    at = await ExamSchool.open();
    const other = at.at.ids['10-B'];
    await at.data('POST', 'Subject/save', { batch: other, name: 'Mathematics', code: 'math' });
    const { course } = await at.data<{ course: number }>('GET', `Batch/get/${at.batch}`);
    const values = { course, name: 'Mid-term', batches: [at.batch, other] };
    plan = (await at.data<Saved>('POST', 'CourseExamGroup/save', values)).id;
  });
  afterAll(() => at.close());

  const open = () => at.data<Open>('GET', `CourseExamGroup/${plan}/subjects`);
  const add = (subject: number | undefined, date: string, as?: string) =>
    at.call(
      'POST',
      `CourseExamGroup/${plan}/exams`,
      {
        exams: [
          { subject, date, startTime: '09:00', endTime: '10:00', maximumMarks: '50', minimumMarks: '20' },
        ],
      },
      as === undefined ? {} : { as },
    );

  it('gives each batch that has the subject its exam, once, and for the office alone (R067)', async () => {
    const before = await open();
    expect(before.subjects.map(({ code, groups }) => [code.toUpperCase(), groups.length])).toEqual([
      ['ENG', 1],
      ['MATH', 2],
    ]);
    const maths = before.subjects[1]?.id;
    for (const as of ['EMPLOYEE', 'EMPLOYEE:EnterResults', 'STUDENT', 'PARENT']) {
      expect([as, (await add(maths, '2026-09-01', as)).status]).toEqual([as, 403]);
    }
    const twice = await Promise.all([add(maths, '2026-09-01'), add(maths, '2026-09-01')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(twice.find(({ status }) => status === 201)?.data).toEqual({ created: 2 });
    expect((await open()).subjects.map(({ code }) => code)).toEqual(['ENG']);
    expect((await add(999_999, '2026-09-02')).status).toBe(400);
  });
});
