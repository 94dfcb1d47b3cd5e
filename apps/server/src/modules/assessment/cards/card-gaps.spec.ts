import type { CardFigures } from '@school/domain';
import { ExamPeople, type Row } from '../exam-people.fixture.ts';

/** Whoever publishes report cards is told what is missing; programs are assumed to know it. */
describe('report cards with gaps', () => {
  let people: ExamPeople;
  let report = 0;
  beforeAll(async () => {
    people = await ExamPeople.open();
    const { ids } = people;
    const items = [{ examGroupId: ids['group'], weightage: '100' }];
    await people.send('admin', 'PUT', `ExamGroup/grouping/${ids['batch']}`, { items });
    report = await people.save('GradebookReport', { batch: ids['batch'], name: 'Term', scheme: 'MARKS' });
  }, 90_000);
  afterAll(() => people.close());

  const mark = async (
    exam: string,
    student: string,
    marks: string | null,
    status?: string,
  ): Promise<void> => {
    const rows = [{ studentId: people.ids[student], marks, status }];
    const saved = await people.send('admin', 'PUT', 'examScore/bulk', { examId: people.ids[exam], rows });
    expect([saved.status, saved.text]).toEqual([200, expect.any(String)]);
    await people.send('admin', 'POST', 'GradebookReport/action/generate', { ids: [report] });
  };
  const publish = (headers = {}) =>
    people.send<Row>('admin', 'POST', `GradebookReport/transition/publish/${report}`, {}, headers);
  const ask = { 'x-confirm': 'ask' };
  const takeBack = () => people.send('admin', 'POST', `GradebookReport/transition/takeBack/${report}`, {});
  const cellsOf = async (student: string): Promise<readonly unknown[]> => {
    const filter = JSON.stringify({ report, student: people.ids[student] });
    const found = await people.send<readonly { readonly figures: CardFigures }[]>(
      'admin',
      'GET',
      `GradebookCard/getall?filter=${encodeURIComponent(filter)}`,
    );
    return found.data.flatMap(({ figures }) => figures.subjects.flatMap(({ cells }) => cells));
  };
  const status = async () =>
    (await people.send<Row>('admin', 'GET', `GradebookReport/get/${report}`)).data['status'];

  it('are published without a question when every place is filled', async () => {
    expect((await publish(ask)).status).toBe(200);
    expect((await takeBack()).status).toBe(200);
  });

  it('are asked about when a card lacks what a classmate has', async () => {
    await mark('englishExam', 'Bina', null);
    const asked = await publish(ask);
    expect([asked.status, asked.data]).toMatchObject([
      409,
      { code: 'CONFIRM', reason: 'cardsHaveGaps', params: { gaps: 1, missing: 0 } },
    ]);
    expect(await status()).toBe('DRAFT');
  });

  it('lack nothing where a student was absent or exempt: the card says it, or leaves the subject out', async () => {
    for (const [status, cells] of [
      ['ABSENT', ['Absent', '80.00']],
      ['EXEMPT', ['80.00']],
    ] as const) {
      await mark('englishExam', 'Bina', null, status);
      expect((await publish(ask)).status).toBe(200);
      expect((await cellsOf('Bina')).toSorted()).toEqual(cells.toSorted());
      expect((await takeBack()).status).toBe(200);
    }
    await mark('englishExam', 'Bina', null);
  });

  it('are asked about when a student has no result at all', async () => {
    await mark('mathsExam', 'Bina', null);
    expect((await publish(ask)).data).toMatchObject({ params: { gaps: 0, missing: 1 } });
  });

  it('are published as they are once that was agreed to', async () => {
    expect((await publish()).status).toBe(200);
    expect(await status()).toBe('PUBLISHED');
  });
});
