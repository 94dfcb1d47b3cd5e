import { ExamSchool } from '../exam-school.fixture.ts';
import { expectedOf, nineHundred } from './nine-hundred.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

/** What every report, list and page shows for the three students, in the same words. */
interface Figures {
  readonly [place: string]: Readonly<Record<string, readonly unknown[]>>;
}

describe('the figures of an exam', () => {
  let at: ExamSchool;
  let groups: { readonly unit: number; readonly final: number };
  let course: number;
  let maths: number;

  beforeAll(async () => {
    at = await ExamSchool.open();
    groups = await at.fixture();
    course = (await at.data<{ course: number }>('GET', `Batch/get/${at.batch}`)).course;
    const filter = encodeURIComponent(JSON.stringify({ examGroup: groups.unit, subject: at.subjects.MATH }));
    maths = (await at.data<readonly { id: number }[]>('GET', `Exam/getall?filter=${filter}`))[0]?.id ?? 0;
    await at.data('POST', 'ReportSetting/generate', { batchIds: [at.batch] });
    for (const group of [groups.unit, groups.final]) {
      const answer = await at.call('POST', `ExamGroup/transition/publishResult/${group}`, {});
      expect(answer.status).toBe(200);
    }
  });
  afterAll(() => at.close());

  const rows = async (key: string, query: string): Promise<readonly Row[]> =>
    (await at.data<{ readonly rows: readonly Row[] }>('GET', `report/${key}?${query}`)).rows;

  const byName = (found: readonly Row[], ...keys: string[]): Figures[string] =>
    Object.fromEntries(
      found
        .map((row) => [String(row['student']).replace(/^.* · /, ''), keys.map((key) => row[key])] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    );

  /** The final result and rank wherever they appear. */
  const finals = async (): Promise<Figures> => ({
    batchRank: byName(await rows('batchRank', `batch=${at.batch}`), 'score', 'rank'),
    courseRank: byName(await rows('courseRank', `course=${course}`), 'score', 'rank'),
    schoolRank: byName(await rows('schoolRank', ''), 'score', 'rank'),
  });

  const scores = async (): Promise<Figures> => {
    const grouped = await rows('groupedExamResults', `batch=${at.batch}`);
    const kept = await at.data<readonly Row[]>(
      'GET',
      `GroupedExamReport/getall?filter=${encodeURIComponent(JSON.stringify({ batch: at.batch, scoreType: 'COMBINED' }))}`,
    );
    const names = new Map(Object.entries(at.students).map(([name, id]) => [id, name]));
    const transcripts = await Promise.all(
      Object.entries(at.students).map(async ([student, id]) => {
        const [last] = (await rows('transcript', `student=${id}`)).filter(
          ({ subject }) => subject === 'Final result',
        );
        return { student, score: last?.['score'] };
      }),
    );
    return {
      batchRank: byName(await rows('batchRank', `batch=${at.batch}`), 'score'),
      grouped: byName(
        grouped.filter(({ subject }) => subject === 'Final result'),
        'score',
      ),
      kept: byName(
        kept.map((row) => ({ ...row, student: names.get(Number(row['student'])) })),
        'score',
      ),
      transcripts: byName(transcripts, 'score'),
    };
  };

  const expectOne = (figures: Figures): Figures[string] => {
    const [first, ...others] = Object.values(figures);
    for (const other of others) expect(other).toEqual(first);
    if (!first) throw new Error('There are figures.');
    return first;
  };

  const groupFigures = async (): Promise<Figures> => {
    const filter = encodeURIComponent(JSON.stringify({ examGroup: groups.unit }));
    const results = await at.data<readonly Row[]>('GET', `ExamResult/getall?filter=${filter}`);
    const names = new Map(Object.entries(at.students).map(([name, id]) => [id, name]));
    const sheet = await at.data<{ readonly students: readonly Row[] }>('GET', `examScore/exam/${maths}`);
    const consolidated = await rows('consolidatedExamReport', `batch=${at.batch}&examGroup=${groups.unit}`);
    const ranked = await rows('subjectRank', `batch=${at.batch}&examGroup=${groups.unit}`);
    const cards = await Promise.all(
      results.map(async ({ id, student }) => {
        const papers = await at.data<readonly Row[]>('GET', `ExamResult/${Number(id)}/subjects`);
        const own = papers.find(({ subject }) => subject === 'Maths');
        return { student: names.get(Number(student)), marks: own?.['marks'] };
      }),
    );
    return {
      sheet: byName(
        sheet.students.map(({ name, marks }) => ({ student: name, marks })),
        'marks',
      ),
      consolidated: byName(
        consolidated.filter(({ student }) => student !== 'Class average'),
        `subjects_${at.subjects.MATH}`,
      ),
      ranked: byName(
        ranked.filter(({ subject }) => subject === 'Maths'),
        'marks',
      ),
      cards: byName(cards, 'marks'),
    };
  };

  it('are the same everywhere before and after a published mark is changed', async () => {
    expect(expectOne(await scores())['Ahmed']).toEqual(['70.10']);
    expect(expectOne(await finals())['Ahmed']).toEqual(['70.10', 2]);
    expectOne(await groupFigures());
    await at.enter(maths, ['50']);
    expect(expectOne(await scores())['Ahmed']).toEqual(['73.10']);
    expect(expectOne(await finals())['Ahmed']).toEqual(['73.10', 2]);
    expect(expectOne(await groupFigures())['Ahmed']).toEqual(['50.00']);
    await at.enter(maths, ['40']);
    expect(expectOne(await finals())['Ahmed']).toEqual(['70.10', 2]);
  });

  it('are the same everywhere before and after a paper is moderated, and once that is taken back', async () => {
    const move = (move: 'publishResult' | 'takeBackResult') =>
      at.data('POST', `ExamGroup/transition/${move}/${groups.unit}`, {});
    await move('takeBackResult');
    await at.data('POST', `Exam/${maths}/moderate`, { rule: 'ADD', marks: '5', reason: 'Question 3' });
    await move('publishResult');
    // 45 and 35 of 100 are 80 percent, with a weight of 30: 24.00 alongside 47.60.
    expect(expectOne(await scores())['Ahmed']).toEqual(['71.60']);
    expect(expectOne(await finals())['Ahmed']).toEqual(['71.60', 2]);
    expect(expectOne(await groupFigures())['Ahmed']).toEqual(['45.00']);
    await move('takeBackResult');
    const [moderation] = await at.data<readonly { id: number }[]>('GET', 'ExamModeration/getall');
    const reason = { takenBackFor: 'It was taught' };
    await at.data('POST', `ExamModeration/transition/takeBack/${moderation?.id ?? 0}`, reason);
    await move('publishResult');
    expect(expectOne(await scores())['Ahmed']).toEqual(['70.10']);
    expect(expectOne(await groupFigures())['Ahmed']).toEqual(['40.00']);
  });

  it('follow weights at once', async () => {
    const weigh = (unit: string, final: string) =>
      at.data('PUT', `ExamGroup/grouping/${at.batch}`, {
        items: [
          { examGroupId: groups.unit, weightage: unit },
          { examGroupId: groups.final, weightage: final },
        ],
      });
    await weigh('50', '50');
    expect(expectOne(await scores())['Ahmed']).toEqual(['71.50']);
    await weigh('30', '70');
    expect(expectOne(await scores())['Ahmed']).toEqual(['70.10']);
  });

  it('leave out a weighted group that has no exams yet, for subjects and final results alike', async () => {
    const later = await at.group('Later');
    const items = [
      { examGroupId: groups.unit, weightage: '30' },
      { examGroupId: groups.final, weightage: '30' },
      { examGroupId: later, weightage: '40' },
    ];
    await at.data('PUT', `ExamGroup/grouping/${at.batch}`, { items });
    const grouped = await rows('groupedExamResults', `batch=${at.batch}&student=${at.students.Ahmed}`);
    expect(grouped.map(({ subject, score }) => [subject, score])).toEqual([
      ['English', '65.00'],
      ['Maths', '76.00'],
      ['Final result', '71.50'],
    ]);
    await at.data('PUT', `ExamGroup/grouping/${at.batch}`, {
      items: [
        { examGroupId: groups.unit, weightage: '30' },
        { examGroupId: groups.final, weightage: '70' },
      ],
    });
  });

  it('keep their ranks when students move on', async () => {
    const before = await finals();
    const moved = await at.at.transfer('10-A', '10-B', [at.students.Bilal]);
    expect(moved.status).toBeLessThan(300);
    expect(await finals()).toEqual(before);
  });

  it('of nine hundred are those of their marks in reports, rank lists, cards, pages and exports', async () => {
    const made = await nineHundred(at, groups);
    const expected = await expectedOf(at);
    expect(expected).toHaveLength(900);
    const ids = new Set(expected.map(({ student }) => student));
    /** Figures by student, only of the nine hundred, as texts. */
    const told = (found: readonly Row[], of: string, ...keys: string[]): readonly string[] =>
      found
        .filter((row) => ids.has(Number(row[of])))
        .map((row) => [row[of], ...keys.map((key) => row[key])].join(' '))
        .toSorted();
    const right = (...keys: (keyof (typeof expected)[number])[]): readonly string[] =>
      told(
        expected.map((row) => ({ ...row })),
        'student',
        ...keys,
      );
    const all = async (path: string): Promise<readonly Row[]> =>
      (await Promise.all(made.map((one) => at.data<readonly Row[]>('GET', `${path}${one.id}}`)))).flat();
    const each = async (key: string, query: (batch: (typeof made)[number]) => string) =>
      (await Promise.all(made.map((one) => rows(key, `${query(one)}&range=[0,99]`)))).flat();

    const whole = 'range=[0,999]';
    expect(told(await each('batchRank', ({ id }) => `batch=${id}`), 'studentId', 'score', 'rank')).toEqual(
      right('score', 'rank'),
    );
    expect(told(await rows('courseRank', `course=${course}&${whole}`), 'studentId', 'score', 'rank')).toEqual(
      right('score', 'wide'),
    );
    const ranked = await rows('schoolRank', whole);
    expect(told(ranked, 'studentId', 'score', 'rank')).toEqual(right('score', 'wide'));
    const file = (await at.call('GET', 'report/schoolRank?format=csv')).raw.toString().split('\n');
    for (const { admissionNumber, score, rank } of ranked) {
      const line = file.find((one) => one.includes(`,${String(admissionNumber)},`)) ?? '';
      expect(line.split(',').map((cell) => cell.trim())).toEqual(
        expect.arrayContaining([String(score), String(rank)]),
      );
    }

    const consolidated = await each(
      'consolidatedExamReport',
      ({ id, unit }) => `batch=${id}&examGroup=${unit}`,
    );
    expect(told(consolidated, 'studentId', 'total', 'score')).toEqual(right('total', 'percent'));
    const results = 'ExamResult/getall?range=[0,999]&filter={"batch":';
    const units = new Set(made.map(({ unit }) => unit));
    const kept = (await all(results)).filter(({ examGroup }) => units.has(Number(examGroup)));
    expect(told(kept, 'student', 'total', 'score')).toEqual(right('total', 'percent'));
    const alike = ['score', 'grade', 'rank', 'outcome'];
    const inWords = kept.map((row) => ({ ...row, outcome: row['outcome'] === 'PASS' ? 'Passed' : 'Failed' }));
    expect(told(inWords, 'student', ...alike)).toEqual(told(consolidated, 'studentId', ...alike));

    for (const { id: batch } of made) {
      await at.data('POST', 'GradebookReport/save', { batch, name: 'Year', scheme: 'MARKS' });
    }
    const cards = await all('GradebookCard/getall?range=[0,999]&filter={"batch":');
    expect(told(cards, 'student', 'score', 'rank')).toEqual(right('score', 'rank'));
    for (const { student, percent, total } of expected.filter((_, place) => place % 75 === 0)) {
      for (const as of [`STUDENT#student=${student}`, `PARENT#wards=${student}`]) {
        const page = await at.call('GET', `view/resultsOfStudent?student=${student}`, undefined, { as });
        const seen = (page.data as { readonly rows: readonly Row[] }).rows;
        expect(seen.map((row) => [row['total'], row['score']])).toContainEqual([total, percent]);
        const own = await at.call('GET', `ExamResult/getall?filter={"student":${student}}`, undefined, {
          as,
        });
        expect(told(own.data as unknown as readonly Row[], 'student', 'score').join()).toContain(percent);
      }
    }
  }, 60_000);
});
