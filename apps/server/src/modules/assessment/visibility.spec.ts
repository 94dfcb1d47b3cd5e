import { ExamPeople, type Row } from './exam-people.fixture.ts';

describe('exams are seen', () => {
  let people: ExamPeople;
  let ids: Readonly<Record<string, number>> = {};

  const send = <T>(who: string, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
    people.send<T>(who, method, url, body);

  beforeAll(async () => {
    people = await ExamPeople.open();
    ({ ids } = people);
  }, 90_000);
  afterAll(() => people.close());

  const counts = async (who: string) =>
    Promise.all(
      ['Exam', 'examScore', 'ExamResult'].map(
        async (base) => (await send<Row[]>(who, 'GET', `${base}/getall`)).data.length,
      ),
    );
  const move = (name: string) => send('admin', 'POST', `ExamGroup/transition/${name}/${ids['group']}`, {});
  const figures = async (who: string) =>
    (await send<{ upcomingExams?: number }>(who, 'GET', 'dashBoardData/getDashBoardData')).data.upcomingExams;

  it('by teachers who enter marks of the subjects they teach alone', async () => {
    const rows = [{ studentId: ids['Ali'], marks: '41' }];
    expect((await send('teacher', 'PUT', 'examScore/bulk', { examId: ids['mathsExam'], rows })).status).toBe(
      200,
    );
    expect(
      (await send('teacher', 'PUT', 'examScore/bulk', { examId: ids['englishExam'], rows })).status,
    ).toBe(404);
    const sheet = async (exam: string) =>
      (await send<Row>('teacher', 'GET', `examScore/exam/${ids[exam]}`)).data;
    expect(await sheet('mathsExam')).toMatchObject({ mayRead: true, mayEnter: true });
    expect(await sheet('englishExam')).toMatchObject({
      subjectName: 'English',
      students: [],
      average: null,
      mayRead: false,
      mayEnter: false,
    });
    expect((await send('teacher', 'GET', 'examScore/getall')).status).toBe(403);
    const report = (who: string) =>
      send(who, 'GET', `report/consolidatedExamReport?batch=${ids['batch']}&examGroup=${ids['group']}`);
    const refused = await report('teacher');
    expect([refused.status, (await report('tutor')).status]).toEqual([404, 200]);
    expect(refused.text).toContain(
      'The results of a whole batch are for its tutors and the examination office.',
    );
  });

  it('by teachers in reports by subject: their own subjects', async () => {
    const subjectsIn = async (who: string, key: string) => {
      const { data } = await send<{ rows: readonly Row[] }>(
        who,
        'GET',
        `report/${key}?batch=${ids['batch']}&examGroup=${ids['group']}`,
      );
      return [...new Set(data.rows.map(({ subject }) => subject))].toSorted();
    };
    expect(await subjectsIn('teacher', 'examWiseReport')).toEqual(['Maths']);
    expect(await subjectsIn('tutor', 'examWiseReport')).toEqual(['English', 'Maths']);
    expect(await subjectsIn('teacher', 'subjectRank')).toEqual(['Maths']);
    const other = await send(
      'student',
      'GET',
      `report/examWiseReport?batch=${ids['batch']}&examGroup=${ids['group']}`,
    );
    expect(other.status).toBe(403);
  });

  it('by tutors of the batch, who read and do not enter', async () => {
    const { data } = await send<Row>('tutor', 'GET', `examScore/exam/${ids['englishExam']}`);
    expect(data['mayEnter']).toBe(false);
    const rows = [{ studentId: ids['Ali'], marks: '1' }];
    expect((await send('tutor', 'PUT', 'examScore/bulk', { examId: ids['englishExam'], rows })).status).toBe(
      404,
    );
  });

  it('by students and parents once they are published, and their own marks alone, as student-exams in B054 says', async () => {
    for (const who of ['student', 'parent']) {
      expect([who, await counts(who), await figures(who)]).toEqual([who, [0, 0, 0], 0]);
      expect((await send(who, 'GET', `Exam/get/${ids['mathsExam']}`)).status).toBe(404);
      expect((await send(who, 'GET', `examScore/exam/${ids['mathsExam']}`)).status).toBe(403);
    }
    expect((await move('publishSchedule')).status).toBe(200);
    for (const who of ['student', 'parent']) expect([who, await counts(who)]).toEqual([who, [2, 0, 0]]);
    expect((await move('publishResult')).status).toBe(200);
    const results = (await send<Row[]>('admin', 'GET', 'ExamResult/getall')).data;
    const of = (name: string) => results.find(({ student }) => student === ids[name])?.id;
    for (const who of ['student', 'parent']) {
      expect([who, await counts(who)]).toEqual([who, [2, 2, 1]]);
      expect((await send<Row[]>(who, 'GET', `ExamResult/${of('Ali')}/subjects`)).data).toHaveLength(2);
      expect((await send(who, 'GET', `ExamResult/${of('Bina')}/subjects`)).status).toBe(404);
      expect((await send(who, 'GET', `document/reportCard/${of('Bina')}`)).status).toBe(404);
      expect((await send(who, 'GET', `report/subjectProgress?student=${ids['Bina']}`)).status).toBe(404);
      const own = await send<{ total: number }>(who, 'GET', `report/subjectProgress?student=${ids['Ali']}`);
      expect(own.data.total).toBe(2);
      const [mark] = (await send<Row[]>(who, 'GET', 'examScore/getall')).data;
      const past = await send<readonly object[]>(who, 'GET', `examScore/history/${mark?.id}`);
      expect([past.status, past.data]).toEqual([200, []]);
      expect(
        (await send<readonly object[]>('admin', 'GET', `examScore/history/${mark?.id}`)).data,
      ).not.toEqual([]);
      const { data } = await send<{
        totalStudentsStates: { stdataSet: { label: string; data: number[] }[] };
      }>(who, 'GET', 'dashBoardData/getDashBoardData');
      const lines = data.totalStudentsStates.stdataSet;
      expect([lines.map(({ label }) => label), lines[0]?.data.length]).toEqual([['Ali'], 1]);
    }
    const rows = [{ studentId: ids['Ali'], marks: '42' }];
    expect((await send('teacher', 'PUT', 'examScore/bulk', { examId: ids['mathsExam'], rows })).status).toBe(
      409,
    );
    expect((await move('takeBackResult')).status).toBe(200);
    for (const who of ['student', 'parent']) {
      expect([who, await counts(who)]).toEqual([who, [2, 0, 0]]);
      const own = await send<{ total: number }>(who, 'GET', `report/subjectProgress?student=${ids['Ali']}`);
      expect(own.data.total).toBe(0);
    }
  });
});
