import { Classroom } from '../assignments/classroom.fixture.ts';
import { ExamRoom } from './exam-room.fixture.ts';
import type { ShownPaper } from './exam-room.fixture.ts';

describe('an online exam', () => {
  let exams: ExamRoom;
  let room: Classroom;

  beforeAll(async () => {
    exams = await ExamRoom.open();
    ({ room } = exams);
  }, 120_000);
  afterAll(() => room.close());

  const start: ExamRoom['start'] = (...of) => exams.start(...of);
  const answer: ExamRoom['answer'] = (...of) => exams.answer(...of);
  const submit: ExamRoom['submit'] = (...of) => exams.submit(...of);

  it('is set by who teaches the subject, and read by its batch once it is published', async () => {
    const draft = await exams.draft();
    for (const who of ['teacherB', 'clerk']) {
      expect((await room.send(who, 'GET', `OnlineExam/get/${draft}`)).status).toBe(404);
      expect((await room.send(who, 'POST', 'OnlineExam/save', exams.body())).status).toBe(400);
    }
    const see = async () => {
      const seen: Record<string, number> = {};
      for (const who of ['ali', 'carl', 'mother']) {
        seen[who] = (await room.send(who, 'GET', `OnlineExam/get/${draft}`)).status;
      }
      return seen;
    };
    expect(await see()).toEqual({ ali: 404, carl: 404, mother: 404 });
    await exams.publish(draft);
    expect(await see()).toEqual({ ali: 200, carl: 404, mother: 200 });
  });

  it('tells pupils neither what is right nor the code', async () => {
    const exam = await exams.published({ accessPassword: 'blue sky' });
    const paper = await start('ali', exam, { password: ' blue sky ' });
    expect(paper.status).toBe(200);
    const read = await room.send('ali', 'GET', `OnlineExam/get/${exam}`);
    for (const { text } of [paper, read, await room.send('ali', 'GET', `OnlineExam/${exam}/mine`)]) {
      for (const secret of ['isCorrect', 'blue sky', 'evaluators', 'Because it is'])
        expect(text).not.toContain(secret);
    }
    for (const base of ['Question', 'QuestionCategory', 'OnlineExamAttempt']) {
      expect((await room.send('ali', 'GET', `${base}/getall`)).status).toBe(403);
    }
    const ids = paper.data.questions.map(({ options }) => options);
    expect(ids.flat().every((text) => typeof text === 'string')).toBe(true);
  });

  it('begins with its code, in its time, for its batch, and once', async () => {
    const exam = await exams.published({ accessPassword: 'blue', maxAttempts: 1 });
    expect((await start('ali', exam)).data).toMatchObject({ code: 'WRONG_CODE' });
    expect((await start('carl', exam, { password: 'blue' })).status).toBe(404);
    expect((await start('mother', exam, { password: 'blue' })).status).toBe(403);
    const both = await Promise.all([1, 2, 3].map(() => start('ali', exam, { password: 'blue' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const paper = both.find(({ status }) => status === 200)?.data as ShownPaper;
    expect((await start('ali', exam, { password: 'blue' })).data).toMatchObject({ code: 'RESUME' });
    expect(await submit('ali', paper)).toMatchObject({ status: 200 });
    expect((await start('ali', exam, { password: 'blue' })).data).toMatchObject({ code: 'USED' });
    const later = await exams.published({ startDateTime: exams.hours(1), endDateTime: exams.hours(3) });
    expect((await start('ali', later)).data).toMatchObject({ code: 'EARLY' });
    const elsewhere = await exams.published({ ipRange: '203.0.113.0/24' });
    expect((await start('ali', elsewhere)).data).toMatchObject({ code: 'WRONG_PLACE' });
  });

  it('goes on where it was, on another device, with the same questions in the same order', async () => {
    const exam = await exams.published({ randomizeQuestions: true, randomizeOptions: true });
    const { data: paper } = await start('ali', exam);
    await exams.answerRight('ali', paper, 'single');
    const { data: again } = await room.send<ShownPaper>('ali', 'GET', `OnlineExam/${exam}/paper`);
    expect(again.questions.map(({ id, options }) => [id, options])).toEqual(
      paper.questions.map(({ id, options }) => [id, options]),
    );
    expect(again.questions.find(({ id }) => id === exams.question('single'))?.value).toHaveLength(1);
    expect(again.deadlineAt).toBe(paper.deadlineAt);
    expect((await room.send('bina', 'GET', `OnlineExam/${exam}/paper`)).status).toBe(404);
  });

  it('keeps each answer once, and the last one of a window however they come in', async () => {
    const { data: paper } = await start('ali', await exams.published());
    const sent = { device: 'tablet' };
    expect((await answer('ali', paper, 'short', 'two', { ...sent, sequence: 2 })).data).toMatchObject({
      isKept: true,
    });
    expect((await answer('ali', paper, 'short', 'one', { ...sent, sequence: 1 })).data).toMatchObject({
      isKept: false,
    });
    expect((await answer('ali', paper, 'short', 'two', { ...sent, sequence: 2 })).data).toMatchObject({
      isKept: false,
    });
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        answer('ali', paper, 'short', `w${at}`, { ...sent, sequence: 10 + at }),
      ),
    );
    expect(many.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const { data } = await room.send<ShownPaper>('ali', 'GET', `OnlineExam/${paper.exam}/paper`);
    expect(data.questions.find(({ id }) => id === exams.question('short'))?.value).toBe('w11');
    expect((await answer('bina', paper, 'short', 'mine')).status).toBe(404);
    for (const wrong of [[99], { 1: 2 }, 7, ['0']]) {
      expect((await answer('ali', paper, 'single', wrong)).status).toBe(400);
    }
  });

  it('goes by the clock of the server: late answers are refused and what was there is handed in', async () => {
    const exam = await exams.published({ graceSeconds: 30, resultVisibility: 'IMMEDIATE' });
    const { data: paper } = await start('ali', exam);
    await exams.answerRight('ali', paper, 'short');
    await exams.shift(paper.attempt, -29);
    expect((await answer('ali', paper, 'number', '7')).status).toBe(200);
    await exams.shift(paper.attempt, -2);
    expect(await answer('ali', paper, 'number', '8')).toMatchObject({
      status: 409,
      data: { code: 'TIME_UP' },
    });
    await exams.tick();
    const { data } = await room.send<{ state: string; attempts: { status: string; score: string }[] }>(
      'ali',
      'GET',
      `OnlineExam/${exam}/mine`,
    );
    expect(data.attempts).toMatchObject([{ status: 'EVALUATED', score: '4.000' }]);
    expect((await answer('ali', paper, 'number', '9')).data).toMatchObject({ code: 'ENDED' });
    expect((await submit('ali', paper)).data).toMatchObject({ status: 'EVALUATED' });
  });

  it('refuses what is too long for a gap, and cuts nothing', async () => {
    const { data: paper } = await start('ali', await exams.published({ questions: exams.lines(['gaps']) }));
    expect(await answer('ali', paper, 'gaps', { 1: 'x'.repeat(501), 2: 'two' })).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'value', code: 'maxLength', params: { max: 500 } }] },
    });
    expect((await answer('ali', paper, 'gaps', { 1: 'x'.repeat(500) })).status).toBe(200);
  });

  it('gives pupils their extra time, before and while they write', async () => {
    const exam = await exams.published({
      maximumTime: 30,
      allowances: [{ student: room.id('ali'), extraMinutes: 20 }],
    });
    const minutes = ({ now, deadlineAt }: ShownPaper) =>
      Math.round((Date.parse(deadlineAt) - Date.parse(now)) / 60_000);
    const [ali, bina] = [(await start('ali', exam)).data, (await start('bina', exam)).data];
    expect([minutes(ali), minutes(bina)]).toEqual([50, 30]);
    const give = (who: string) =>
      room.send(who, 'POST', 'OnlineExamAttempt/action/giveTime', {
        ids: [bina.attempt],
        input: { minutes: 5 },
      });
    expect((await give('teacherB')).status).toBe(404);
    expect((await give('teacherA')).status).toBe(200);
    const { data } = await room.send<ShownPaper>('bina', 'GET', `OnlineExam/${exam}/paper`);
    expect(minutes(data)).toBe(35);
  });

  it('is scored when it is handed in, and is seen when it is released', async () => {
    const exam = await exams.published({
      questions: exams.lines(['single', 'number', 'order', 'pairs', 'gaps']),
    });
    const { data: paper } = await start('ali', exam);
    for (const name of ['single', 'number', 'order', 'pairs', 'gaps'])
      await exams.answerRight('ali', paper, name);
    await submit('ali', paper);
    const mine = () =>
      room.send<{ attempts: { score: string | null; percentage: string | null }[] }>(
        'ali',
        'GET',
        `OnlineExam/${exam}/mine`,
      );
    expect((await mine()).data.attempts).toMatchObject([{ score: null, percentage: null }]);
    expect(await room.seen('ali', 'OnlineExamResult', 'percentage')).not.toContain('100.00');
    expect((await room.send('teacherA', 'POST', `OnlineExam/transition/close/${exam}`, {})).status).toBe(200);
    expect(
      (await room.send('teacherA', 'POST', `OnlineExam/transition/publishResult/${exam}`, {})).status,
    ).toBe(200);
    expect((await mine()).data.attempts).toMatchObject([{ score: '10.000', percentage: '100.00' }]);
    for (const who of ['ali', 'mother']) {
      expect(await room.seen(who, 'OnlineExamResult', 'percentage')).toContain('100.00');
    }
    expect(await room.seen('carl', 'OnlineExamResult', 'id')).toEqual([]);
    const reset = await room.send('admin', 'POST', 'OnlineExamAttempt/action/reset', {
      ids: [paper.attempt],
      input: { reason: 'Ill' },
    });
    expect(reset).toMatchObject({ status: 409, data: { code: 'ILLEGAL_STATE' } });
  });

  it('can be written again after a reset, which is for the office and does not count', async () => {
    const exam = await exams.published({ maxAttempts: 1 });
    const { data: paper } = await start('ali', exam);
    await submit('ali', paper);
    const reset = (who: string) =>
      room.send(who, 'POST', 'OnlineExamAttempt/action/reset', {
        ids: [paper.attempt],
        input: { reason: 'Power cut' },
      });
    expect((await reset('teacherA')).status).toBe(403);
    expect((await reset('admin')).status).toBe(200);
    const { status, data } = await start('ali', exam);
    expect(status).toBe(200);
    expect(data.attempt).not.toBe(paper.attempt);
  });

  it('keeps its questions once somebody has begun, and is kept itself', async () => {
    const exam = await exams.published();
    await start('ali', exam);
    const change = (body: object) => room.send('teacherA', 'PUT', `OnlineExam/update/${exam}`, body);
    expect((await change({ questions: exams.lines(['single']) })).status).toBe(409);
    expect((await change({ name: 'Another name' })).status).toBe(200);
    expect((await room.send('teacherA', 'DELETE', `OnlineExam/delete/${exam}`)).status).toBe(409);
    expect((await room.send('teacherA', 'POST', `OnlineExam/transition/takeBack/${exam}`, {})).status).toBe(
      409,
    );
    const question = `Question/update/${exams.question('short')}`;
    expect((await room.send('teacherA', 'PUT', question, { marks: '9.000' })).data).toMatchObject({
      code: 'ANSWERED',
    });
    expect((await room.send('teacherA', 'PUT', question, { explanation: 'Because it is so.' })).status).toBe(
      200,
    );
    expect((await room.send('teacherB', 'PUT', question, { explanation: 'Mine' })).status).toBe(404);
  });

  it('is published neither without questions nor into the past', async () => {
    const empty = await exams.draft({ questions: [] });
    expect(
      (await room.send('teacherA', 'POST', `OnlineExam/transition/publish/${empty}`, {})).data,
    ).toMatchObject({
      code: 'EMPTY',
    });
    const past = await exams.draft({ startDateTime: exams.hours(-3), endDateTime: exams.hours(-1) });
    expect(
      (await room.send('teacherA', 'POST', `OnlineExam/transition/publish/${past}`, {})).data,
    ).toMatchObject({
      code: 'PAST',
    });
  });
});
