import { pdfText } from '../../../../test/pdf-text.ts';
import { ExamPeople, type Row } from '../exam-people.fixture.ts';

const filtered = (filter: object): string => encodeURIComponent(JSON.stringify(filter));

/** Mark, total and final result of Ali wherever they can be read, by place. */
interface Figures {
  readonly marks: Readonly<Record<string, unknown>>;
  readonly totals: Readonly<Record<string, unknown>>;
  readonly finals: Readonly<Record<string, unknown>>;
}

describe('the figures of a student whose paper was moderated and marked a second time', () => {
  let at: ExamPeople;
  let report = 0;

  beforeAll(async () => {
    at = await ExamPeople.open();
    const { ids } = at;
    const items = [{ examGroupId: ids['group'], weightage: '100' }];
    await at.send('admin', 'PUT', `ExamGroup/grouping/${ids['batch']}`, { items });
    await at.send('admin', 'POST', 'ReportSetting/generate', { batchIds: [ids['batch']] });
    await move('publishResult');
    report = await at.save('GradebookReport', { batch: ids['batch'], name: 'Year', scheme: 'MARKS' });
    await at.send('admin', 'POST', `GradebookReport/transition/publish/${report}`, {});
  }, 90_000);
  afterAll(() => at.close());

  const move = (name: 'publishResult' | 'takeBackResult') =>
    at.send('admin', 'POST', `ExamGroup/transition/${name}/${at.ids['group']}`, {});
  const get = async <T = readonly Row[]>(who: string, url: string): Promise<T> =>
    (await at.send<T>(who, 'GET', url)).data;
  const reported = async (who: string, key: string, query: string): Promise<Row | undefined> => {
    const { rows } = await get<{ rows: readonly Row[] }>(who, `report/${key}?${query}`);
    return rows.find(({ student, subject }) =>
      student === undefined ? subject === 'Maths' : String(student).includes('Ali') && subject !== 'English',
    );
  };
  const textOf = async (who: string, document: string): Promise<string> =>
    pdfText((await at.send(who, 'GET', `document/${document}`)).raw).replaceAll(/\s/g, '');
  const said = (text: string, figure: string): string => (text.includes(figure) ? figure : text);

  const figures = async (mark: string, total: string): Promise<Figures> => {
    const { ids } = at;
    const own = filtered({ student: ids['Ali'] });
    const group = `batch=${ids['batch']}&examGroup=${ids['group']}`;
    const [result] = await get('admin', `ExamResult/getall?filter=${own}`);
    const [card] = await get('admin', `GradebookCard/getall?filter=${own}`);
    const [kept] = await get(
      'admin',
      `GroupedExamReport/getall?filter=${filtered({ student: ids['Ali'], scoreType: 'COMBINED' })}`,
    );
    const marks: Record<string, unknown> = {};
    const totals: Record<string, unknown> = { result: result?.['score'] };
    const finals: Record<string, unknown> = {
      kept: kept?.['marks'] ?? kept?.['score'],
      card: card?.['score'],
    };
    const sheet = await get<{ students: readonly Row[] }>('admin', `examScore/exam/${ids['mathsExam']}`);
    marks['sheet'] = sheet.students.find(({ name }) => name === 'Ali')?.['marks'];
    finals["year's card of the tutor"] = said(await textOf('tutor', `yearCard/${card?.id}`), total);
    for (const who of ['admin', 'student', 'parent']) {
      const papers = await get(who, `ExamResult/${result?.id ?? 0}/subjects`);
      marks[`page of the ${who}`] = papers.find(({ subject }) => subject === 'Maths')?.['marks'];
      totals[`card of the ${who}`] = said(await textOf(who, `reportCard/${result?.id}`), total);
      marks[`card of the ${who}`] = said(await textOf(who, `reportCard/${result?.id}`), mark);
      finals[`year's card of the ${who}`] = said(await textOf(who, `yearCard/${card?.id}`), total);
    }
    for (const who of ['student', 'parent']) {
      const view = await get<{ rows: readonly Row[] }>(who, `view/resultsOfStudent?student=${ids['Ali']}`);
      totals[`view of the ${who}`] = view.rows[0]?.['score'];
    }
    const exported = await at.send('admin', 'GET', `ExamResult/export?format=csv&filter=${own}`);
    totals['export'] = said(exported.text, total);
    marks['exam-wise'] = (await reported('admin', 'examWiseReport', `${group}&student=${ids['Ali']}`))?.[
      'marks'
    ];
    marks['consolidated'] = (await reported('admin', 'consolidatedExamReport', group))?.[
      `subjects_${ids['Maths']}`
    ];
    marks['rank of the subject'] = (await reported('admin', 'subjectRank', group))?.['marks'];
    finals['rank'] = (await reported('admin', 'batchRank', `batch=${ids['batch']}`))?.['score'];
    finals['rank of the school'] = (await reported('admin', 'schoolRank', ''))?.['score'];
    return { marks, totals, finals };
  };

  const expectEverywhere = async (mark: string, total: string): Promise<void> => {
    const found = await figures(mark, total);
    const all = (places: object, figure: string) =>
      Object.fromEntries(Object.keys(places).map((place) => [place, figure]));
    expect(found).toEqual({
      marks: all(found.marks, mark),
      totals: all(found.totals, total),
      finals: all(found.finals, total),
    });
  };
  const again = () => at.send('admin', 'POST', 'GradebookReport/action/generate', { ids: [report] });

  it('are the same in reports, ranks, cards, on pages of families and in an export', async () => {
    await expectEverywhere('40.00', '80.00');
    await move('takeBackResult');
    const body = { rule: 'ADD', marks: '2', reason: 'Question 3' };
    await at.send('admin', 'POST', `Exam/${at.ids['mathsExam']}/moderate`, body);
    await move('publishResult');
    await again();
    await expectEverywhere('42.00', '82.00');
    const scores = await get('parent', `examScore/getall?filter=${filtered({ exam: at.ids['mathsExam'] })}`);
    const asked = await at.send<Row>('parent', 'POST', 'Revaluation/save', {
      score: scores[0]?.id,
      reason: 'Question 5',
    });
    const step = (who: string, name: string, values: object) =>
      at.send(who, 'POST', `Revaluation/transition/${name}/${asked.data.id}`, values);
    await step('admin', 'accept', { examiner: at.ids['tutor'] });
    expect((await step('tutor', 'mark', { secondMarks: '46.5' })).status).toBe(200);
    // The card, once read, shows that it is out of date, and one action fixes it.
    expect((await get<Row>('admin', `GradebookReport/get/${report}`))['outOfDateSince']).not.toBeNull();
    await again();
    await expectEverywhere('46.50', '86.50');
  }, 120_000);
});
