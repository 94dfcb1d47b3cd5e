import { ExamSchool } from '../exam-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;
interface Answer {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly each?: Readonly<Record<string, readonly { readonly label: string }[]>>;
}

describe('exam reports', () => {
  let at: ExamSchool;
  let groups: { readonly unit: number; readonly final: number };
  let course: number;

  beforeAll(async () => {
    at = await ExamSchool.open();
    groups = await at.fixture();
    course = (await at.data<{ course: number }>('GET', `Batch/get/${at.batch}`)).course;
    for (const [name, threshold] of [
      ['Distinction', '75'],
      ['First', '60'],
    ]) {
      await at.data('POST', 'ClassDesignation/save', { course, name, threshold });
    }
    await at.data('POST', 'RankingLevels/save', { course, name: 'Top', threshold: '80', subjectCount: 2 });
    await at.data('POST', 'RankingLevels/save', { course, name: 'Rest', threshold: '0' });
    await at.data('POST', 'ReportSetting/generate', { batchIds: [at.batch] });
  });
  afterAll(() => at.close());

  const report = (key: string, query: string) => at.data<Answer>('GET', `report/${key}?${query}`);
  const pick = ({ rows }: Answer, ...keys: string[]) => rows.map((row) => keys.map((key) => row[key]));

  it('rank a batch, a course and the school, equal scores alike (R16)', async () => {
    const dense = [
      [1, 'Bilal', '86.17'],
      [1, 'Zara', '86.17'],
      [2, 'Ahmed', '70.10'],
    ];
    const keys = ['rank', 'student', 'score'] as const;
    expect(pick(await report('batchRank', `batch=${at.batch}`), ...keys)).toEqual(dense);
    expect(pick(await report('courseRank', `course=${course}&batch=${at.batch}`), ...keys)).toEqual(dense);
    expect(pick(await report('schoolRank', ''), ...keys)).toEqual(dense);
    await at.data('PUT', 'ExamSettings/update', { rankTieRule: 'COMPETITION' });
    expect(pick(await report('batchRank', `batch=${at.batch}`), 'rank')).toEqual([[1], [1], [3]]);
    await at.data('PUT', 'ExamSettings/update', { rankTieRule: 'DENSE' });
  });

  it('rank each subject of a group, and each group of a subject', async () => {
    const bySubject = await report('subjectRank', `batch=${at.batch}&examGroup=${groups.unit}`);
    expect(pick(bySubject, 'subject', 'rank', 'student', 'marks').slice(0, 3)).toEqual([
      ['English', 1, 'Bilal', '40.00'],
      ['English', 1, 'Zara', '40.00'],
      ['English', 2, 'Ahmed', '35.00'],
    ]);
    const byGroup = await report('subjectRankByGroup', `batch=${at.batch}&subject=${at.subjects.MATH}`);
    expect(pick(byGroup, 'examGroup', 'rank', 'marks').filter(([, , marks]) => marks === '72.00')).toEqual([
      ['Final', 2, '72.00'],
    ]);
    const strange = await at.call(
      'GET',
      `report/subjectRank?batch=${at.at.ids['10-B']}&examGroup=${groups.unit}`,
    );
    expect(strange.status).toBe(404);
  });

  it('stand in columns for the subjects and the exam groups of the batch (R19)', async () => {
    const all = await report('consolidatedExamReport', `batch=${at.batch}&examGroup=${groups.unit}`);
    expect(all.each?.['subjects']?.map(({ label }) => label)).toEqual(['English', 'Maths']);
    expect(pick(all, `subjects_${at.subjects.MATH}`, 'total', 'score', 'rank', 'outcome')).toEqual([
      ['40.00', '75.00', '75.00', 2, 'Passed'],
      ['45.00', '85.00', '85.00', 1, 'Passed'],
      ['45.00', '85.00', '85.00', 1, 'Passed'],
    ]);
    const subject = await report('subjectWiseReport', `batch=${at.batch}&subject=${at.subjects.MATH}`);
    expect(pick(subject, 'student', `groups_${groups.final}`).at(-1)).toEqual(['Class average', '84.00']);
    const grouped = await report('groupedExamResults', `batch=${at.batch}&student=${at.students.Ahmed}`);
    expect(pick(grouped, 'subject', `groups_${groups.unit}`, 'score')).toEqual([
      ['English', '70.00', '63.00'],
      ['Maths', '80.00', '74.40'],
      ['Final result', '75.00', '70.10'],
    ]);
  });

  it('name levels and designations, each student once (R17, R18)', async () => {
    expect(pick(await report('combinedReport', `batch=${at.batch}`), 'level', 'student')).toEqual([
      ['Distinction', 'Bilal'],
      ['Distinction', 'Zara'],
      ['First', 'Ahmed'],
      ['Top', 'Bilal'],
      ['Top', 'Zara'],
      ['Rest', 'Ahmed'],
    ]);
    expect(pick(await report('rankingLevelReport', `course=${course}`), 'level')).toEqual([
      ['Top'],
      ['Top'],
      ['Rest'],
    ]);
    const transcript = await report('transcript', `student=${at.students.Ahmed}`);
    expect(pick(transcript, 'subject', 'score', 'designation').at(-1)).toEqual([
      'Final result',
      '70.10',
      'First',
    ]);
  });

  it('say each paper beside the class average, and the schedule', async () => {
    const papers = await report(
      'examWiseReport',
      `batch=${at.batch}&examGroup=${groups.unit}&student=${at.students.Ahmed}`,
    );
    expect(pick(papers, 'subject', 'percent', 'grade', 'average', 'outcome')).toEqual([
      ['English', '70.00', 'C', '38.33', 'Passed'],
      ['Maths', '80.00', 'B', '43.33', 'Passed'],
    ]);
    expect((await report('examSchedule', 'from=2026-01-01&to=2026-12-31')).total).toBe(4);
    expect((await report('subjectProgress', `student=${at.students.Ahmed}&subject=maths`)).total).toBe(2);
  });

  it('move ranking levels and close up', async () => {
    const levels = () =>
      at.data<readonly { id: number; name: string; priority: number }[]>(
        'GET',
        'RankingLevels/getall?sort=["priority","ASC"]',
      );
    const [top, rest] = await levels();
    await at.data('POST', 'RankingLevels/action/down', { ids: [top?.id], input: {} });
    expect((await levels()).map(({ name, priority }) => [name, priority])).toEqual([
      ['Rest', 1],
      ['Top', 2],
    ]);
    await at.call('DELETE', `RankingLevels/delete/${rest?.id}`);
    expect((await levels()).map(({ name, priority }) => [name, priority])).toEqual([['Top', 1]]);
  });
});
