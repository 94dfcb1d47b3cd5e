import { Classroom } from '../assignments/classroom.fixture.ts';
import { ExamRoom } from './exam-room.fixture.ts';
import type { ShownPaper } from './exam-room.fixture.ts';

describe('the clock of an online exam', () => {
  let exams: ExamRoom;
  let room: Classroom;

  beforeAll(async () => {
    exams = await ExamRoom.open();
    ({ room } = exams);
  }, 120_000);
  afterAll(() => room.close());

  it('takes the answer that was given last, though an older one of a forgotten device comes after it', async () => {
    const { data: paper } = await exams.start('ali', await exams.published());
    const ago = (minutes: number) => ({ answeredAt: exams.hours(-minutes / 60) });
    const value = async () => {
      const { data } = await room.send<ShownPaper>('ali', 'GET', `OnlineExam/${paper.exam}/paper`);
      return data.questions.find(({ id }) => id === exams.question('short'))?.value;
    };
    await exams.answer('ali', paper, 'short', 'phone', { device: 'phone', sequence: 1, ...ago(2) });
    const late = await exams.answer('ali', paper, 'short', 'tablet', {
      device: 'tablet',
      sequence: 9,
      ...ago(5),
    });
    expect(late).toMatchObject({ status: 200, data: { isKept: false } });
    expect(await value()).toBe('phone');
    await exams.answer('ali', paper, 'short', 'tablet again', { device: 'tablet', sequence: 10, ...ago(1) });
    expect(await value()).toBe('tablet again');
    // A fast clock gains nothing: an answer counts as given on arrival at the latest.
    await exams.answer('ali', paper, 'short', 'ahead', { device: 'phone', sequence: 2, ...ago(-60) });
    await exams.answer('ali', paper, 'short', 'plain', { device: 'laptop', sequence: 1 });
    expect(await value()).toBe('plain');
  });

  it('tells nobody what is right while one with extra time may still write', async () => {
    const exam = await exams.published({
      questions: exams.lines(['single']),
      resultVisibility: 'AFTER_END',
      showAnswers: true,
      maximumTime: 30,
      allowances: [{ student: room.id('bina'), extraMinutes: 60 }],
    });
    const { data: paper } = await exams.start('ali', exam);
    await exams.answerRight('ali', paper, 'single');
    await exams.submit('ali', paper);
    const { data: other } = await exams.start('bina', exam);
    await exams.endedBy(exam, 10);
    const seen = async () => {
      await exams.tick();
      const { data } = await room.send<{ answers: unknown[]; attempts: { score: string | null }[] }>(
        'ali',
        'GET',
        `OnlineExam/${exam}/mine`,
      );
      return [data.answers.length, data.attempts[0]?.score ?? null, await exams.released(exam)];
    };
    expect(await seen()).toEqual([0, null, 0]);
    await exams.submit('bina', other);
    expect(await seen()).toEqual([0, null, 0]);
    await exams.endedBy(exam, 62);
    expect(await seen()).toEqual([1, '2.000', 2]);
  });

  it('waits for minutes that a teacher gave while somebody writes', async () => {
    const exam = await exams.published({ resultVisibility: 'AFTER_END', showAnswers: true });
    const { data: paper } = await exams.start('ali', exam);
    await exams.submit('ali', paper);
    const { data: other } = await exams.start('bina', exam);
    await exams.endedBy(exam, 10);
    const released = async () => {
      await exams.tick();
      return exams.released(exam);
    };
    expect(await released()).toBe(0);
    await exams.submit('bina', other);
    expect(await released()).toBe(2);
  });

  it('is handed in though another attempt fails', async () => {
    const exam = await exams.published();
    const [broken, whole] = [(await exams.start('ali', exam)).data, (await exams.start('bina', exam)).data];
    for (const { attempt } of [broken, whole]) await exams.shift(attempt, -60);
    await exams.spoil(broken.attempt);
    await exams.tick();
    expect(await exams.statuses(exam)).toEqual(['IN_PROGRESS', 'EVALUATED']);
    await exams.mend(broken.attempt);
    await exams.tick();
    expect(await exams.statuses(exam)).toEqual(['EVALUATED', 'EVALUATED']);
  });
});
