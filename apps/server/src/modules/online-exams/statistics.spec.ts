import type { Classroom } from '../assignments/classroom.fixture.ts';
import { ExamRoom } from './exam-room.fixture.ts';
import type { ShownPaper } from './exam-room.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

describe('statistics of questions', () => {
  let exams: ExamRoom;
  let room: Classroom;
  let exam = 0;

  beforeAll(async () => {
    exams = await ExamRoom.open();
    ({ room } = exams);
    const questions = exams.lines(['single', 'number']);
    exam = await room.save('admin', 'OnlineExam', {
      ...exams.body({ questions }),
      batches: [room.id('A'), room.id('B')],
    });
    await exams.publish(exam);
    for (const [who, right] of [
      ['ali', ['single', 'number']],
      ['bina', []],
      ['carl', ['single']],
    ] as const) {
      const { data: paper } = await room.send<ShownPaper>(who, 'POST', `OnlineExam/${exam}/start`, {});
      for (const name of right) await exams.answerRight(who, paper, name);
      const shown = paper.questions.find(({ id }) => id === exams.question('single'));
      if (who === 'bina') {
        await room.send(who, 'POST', `OnlineExam/${exam}/answer`, {
          attempt: paper.attempt,
          questionId: exams.question('single'),
          value: [shown?.options.indexOf('9')],
        });
      }
      await room.send(who, 'POST', `OnlineExam/${exam}/submit`, { attempt: paper.attempt });
    }
  }, 120_000);
  afterAll(() => room.close());

  const report = (key: string, who = 'teacherA') =>
    room.send<{ rows: Row[] } | Row[]>(who, 'GET', `report/${key}?onlineExam=${exam}`);
  const rowsOf = async (key: string): Promise<readonly Row[]> => {
    const { data } = await report(key);
    return 'rows' in data ? data.rows : data;
  };

  // Scores 2 0 2 and 2 0 0: each correlates with the other by (8/9) / (sqrt(8/9) * sqrt(8/9) * 2) = 0.5.
  it('tell how difficult each was, and whether it tells those who know', async () => {
    expect(await rowsOf('questionStatistics')).toMatchObject([
      {
        question: 'Which is a prime?',
        given: 3,
        omitted: 0,
        right: 2,
        difficulty: '66.67',
        discrimination: '0.50',
      },
      { question: '3 + 4', given: 1, omitted: 2, right: 1, difficulty: '33.33', discrimination: '0.50' },
    ]);
  });

  it('tell which options were chosen, and how good those are who chose them', async () => {
    expect(await rowsOf('optionStatistics')).toMatchObject([
      { option: '9', isRight: false, chosen: 1, share: '33.33', average: '0.00' },
      { option: '11', isRight: true, chosen: 2, share: '66.67', average: '75.00' },
      { option: '15', isRight: false, chosen: 0, share: '0.00', average: null },
    ]);
  });

  it('are for those who set or mark the exam', async () => {
    for (const who of ['ali', 'mother']) expect((await report('questionStatistics', who)).status).toBe(403);
    const own = await room.save('teacherA', 'OnlineExam', exams.body());
    for (const key of ['questionStatistics', 'optionStatistics']) {
      const other = await room.send(`clerk`, 'GET', `report/${key}?onlineExam=${own}`);
      expect(other.text).not.toContain('prime');
      const strange = await report(key, 'clerk');
      expect(strange.text).not.toContain('prime');
    }
  });
});
