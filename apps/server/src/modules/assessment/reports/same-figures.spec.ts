import { ExamSchool } from '../exam-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

/** What every report, list and page says of the three students, by the same words. */
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

  /** The final result and rank wherever they stand. */
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
});
