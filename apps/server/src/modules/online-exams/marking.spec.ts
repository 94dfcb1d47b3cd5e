import type { Classroom } from '../assignments/classroom.fixture.ts';
import { ExamRoom } from './exam-room.fixture.ts';
import type { ShownPaper } from './exam-room.fixture.ts';

interface Marking {
  readonly isAnonymous: boolean;
  readonly mayMark: boolean;
  readonly questions: readonly { readonly id: number; readonly answers: number; readonly toMark: number }[];
  readonly papers: readonly {
    readonly code: string;
    readonly name: string | null;
    readonly given: string;
    readonly maximum: string;
    readonly score: string | null;
    readonly comment: string | null;
  }[];
}

describe('long answers', () => {
  let exams: ExamRoom;
  let room: Classroom;

  beforeAll(async () => {
    exams = await ExamRoom.open();
    ({ room } = exams);
  }, 120_000);
  afterAll(() => room.close());

  /** An exam written by Ali and Bina. */
  const written = async (values: object = {}): Promise<number> => {
    const exam = await exams.published({ questions: exams.lines(['single', 'long']), ...values });
    for (const who of ['ali', 'bina']) {
      const { data: paper } = await room.send<ShownPaper>(who, 'POST', `OnlineExam/${exam}/start`, {});
      await exams.answerRight(who, paper, 'single');
      await room.send(who, 'POST', `OnlineExam/${exam}/answer`, {
        attempt: paper.attempt,
        questionId: exams.question('long'),
        value: `What ${who} thinks.`,
      });
      await room.send(who, 'POST', `OnlineExam/${exam}/submit`, { attempt: paper.attempt });
    }
    return exam;
  };
  const marking = async (exam: number, who = 'teacherA') =>
    (await room.send<Marking>(who, 'GET', `OnlineExam/${exam}/marking`)).data;
  const mark = (exam: number, body: object, who = 'teacherA') =>
    room.send(who, 'POST', `OnlineExam/${exam}/marks`, { question: exams.question('long'), ...body });
  const to = (exam: number, state: string) =>
    room.send('teacherA', 'POST', `OnlineExam/transition/${state}/${exam}`, {});

  it('wait on the first page of who marks them, and the exam on that of who may write it', async () => {
    const shown = async (view: string, who: string): Promise<readonly { id: number }[]> =>
      (await room.send<{ rows: readonly { id: number }[] }>(who, 'GET', `view/${view}`)).data.rows;
    const exam = await exams.published({ questions: exams.lines(['single', 'long']) });
    expect((await shown('openOnlineExams', 'ali')).map(({ id }) => id)).toContain(exam);
    expect((await shown('longAnswersToMark', 'teacherA')).map(({ id }) => id)).not.toContain(exam);
    const done = await written();
    expect((await shown('longAnswersToMark', 'teacherA')).map(({ id }) => id)).toContain(done);
    await to(done, 'close');
    expect((await shown('openOnlineExams', 'ali')).map(({ id }) => id)).not.toContain(done);
  });

  it('are marked without names, by who teaches the subject or is named for it', async () => {
    const exam = await written();
    const evaluators = { evaluators: [room.id('teacherB')] };
    expect((await room.send('admin', 'PUT', `OnlineExam/update/${exam}`, evaluators)).status).toBe(200);
    const { isAnonymous, papers, questions } = await marking(exam, 'teacherB');
    expect(isAnonymous).toBe(true);
    expect(questions).toMatchObject([{ id: exams.question('long'), answers: 2, toMark: 2 }]);
    expect(papers.map(({ given }) => given).sort()).toEqual(['What ali thinks.', 'What bina thinks.']);
    expect(papers.map(({ name }) => name)).toEqual([null, null]);
    expect(JSON.stringify(papers)).not.toContain('student');
    const other = await written();
    for (const [who, status] of [
      ['teacherB', 404],
      ['clerk', 404],
      ['ali', 403],
      ['mother', 403],
    ] as const) {
      expect([who, (await room.send(who, 'GET', `OnlineExam/${other}/marking`)).status]).toEqual([
        who,
        status,
      ]);
      const sent = await mark(other, { code: papers[0]?.code, score: '1' }, who);
      expect([who, sent.status]).toEqual([who, status]);
    }
    const named = await marking(await written({ anonymousMarking: false }));
    expect(named.papers.every(({ name }) => (name ?? '') !== '')).toBe(true);
  });

  it('give the attempt its result when the last one is marked', async () => {
    const exam = await written({ resultVisibility: 'IMMEDIATE' });
    const mine = async () =>
      (
        await room.send<{ attempts: { status: string; score: string | null; percentage: string | null }[] }>(
          'ali',
          'GET',
          `OnlineExam/${exam}/mine`,
        )
      ).data.attempts;
    expect(await mine()).toMatchObject([{ status: 'SUBMITTED', score: null }]);
    await to(exam, 'close');
    expect((await to(exam, 'publishResult')).data).toMatchObject({ code: 'UNMARKED' });
    const { papers } = await marking(exam);
    const [first, second] = [...papers].sort((a, b) => a.given.localeCompare(b.given));
    const sent = await mark(exam, { code: first?.code, score: '1.5', comment: 'Say why.' });
    expect(sent).toMatchObject({ status: 200, data: { toMark: 1 } });
    expect(await mine()).toMatchObject([{ status: 'EVALUATED', score: '3.500', percentage: '87.50' }]);
    await mark(exam, { code: second?.code, score: '0' });
    expect((await to(exam, 'publishResult')).status).toBe(200);
    const after = await marking(exam);
    expect(after).toMatchObject({ isAnonymous: false, mayMark: false });
    const refused = await mark(exam, { code: first?.code, before: '1.500', score: '2' });
    expect(refused).toMatchObject({ status: 409, data: { code: 'PUBLISHED' } });
  });

  it('keep the marks of somebody else, and never more than the question gives', async () => {
    const exam = await written();
    const code = (await marking(exam)).papers[0]?.code;
    expect((await mark(exam, { code, score: '2.001' })).status).toBe(400);
    expect((await mark(exam, { code, score: '-1' })).status).toBe(400);
    expect((await mark(exam, { code: 'NOBODY', score: '1' })).status).toBe(404);
    const single = { code, score: '1', question: exams.question('single') };
    expect((await mark(exam, single)).status).toBe(404);
    const both = await Promise.all(['1', '2'].map((score) => mark(exam, { code, score })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = (await marking(exam)).papers.find((paper) => paper.code === code);
    expect(['1.000', '2.000']).toContain(kept?.score);
    expect((await mark(exam, { code, before: kept?.score, score: null })).status).toBe(200);
    expect((await marking(exam)).questions).toMatchObject([{ toMark: 2 }]);
  });

  it('are nothing to mark where nothing was written', async () => {
    const exam = await exams.published({ questions: exams.lines(['long']) });
    const { data: paper } = await room.send<ShownPaper>('ali', 'POST', `OnlineExam/${exam}/start`, {});
    await room.send('ali', 'POST', `OnlineExam/${exam}/submit`, { attempt: paper.attempt });
    expect((await marking(exam)).questions).toMatchObject([{ answers: 0, toMark: 0 }]);
    expect((await to(exam, 'close')).status).toBe(200);
    expect((await to(exam, 'publishResult')).status).toBe(200);
  });

  it('come into the marks sheet of an exam of the subject, as a share of its maximum', async () => {
    const sheetOf = async (batch: 'A' | 'B', code: 'MATH' | 'LOG'): Promise<number> => {
      const group = await room.save('admin', 'ExamGroup', {
        name: `${code} ${batch}`,
        batch: room.id(batch),
      });
      const filter = encodeURIComponent(JSON.stringify({ batch: room.id(batch), code }));
      const subjects = await room.send<{ id: number }[]>('admin', 'GET', `Subject/getall?filter=${filter}`);
      const exam = {
        subject: subjects.data[0]?.id,
        date: '2026-05-04',
        startTime: '09:00',
        endTime: '10:00',
        maximumMarks: '50',
        minimumMarks: '20',
      };
      await room.send('admin', 'POST', `ExamGroup/${group}/exams`, { exams: [exam] });
      const asked = encodeURIComponent(JSON.stringify({ examGroup: group }));
      const made = await room.send<{ id: number }[]>('admin', 'GET', `Exam/getall?filter=${asked}`);
      return made.data[0]?.id ?? 0;
    };
    const exam = await exams.published({ questions: exams.lines(['single', 'short']) });
    const { data: paper } = await room.send<ShownPaper>('ali', 'POST', `OnlineExam/${exam}/start`, {});
    await exams.answerRight('ali', paper, 'single');
    await room.send('ali', 'POST', `OnlineExam/${exam}/submit`, { attempt: paper.attempt });
    const enter = (sheet: number, who = 'teacherA') =>
      room.send(who, 'POST', `OnlineExam/${exam}/sheet`, { exam: sheet });
    const sheet = await sheetOf('A', 'MATH');
    expect((await enter(sheet)).status).toBe(409);
    await to(exam, 'close');
    expect((await enter(await sheetOf('A', 'LOG'))).status).toBe(400);
    // Nobody in that class wrote it: its sheet is not offered either.
    expect((await enter(await sheetOf('B', 'MATH'), 'admin')).status).toBe(400);
    const offered = await room.send<{ id: number }[]>(
      'admin',
      'GET',
      `operation/onlineExamToMarks/options/exam?record=${exam}`,
    );
    expect(offered.data.map(({ id }) => id)).toEqual([sheet]);
    expect((await enter(sheet, 'teacherB')).status).toBe(404);
    expect(await enter(sheet)).toMatchObject({ status: 200, data: { saved: 1 } });
    const read = await room.send<{ students: { student: number; marks: string | null }[] }>(
      'teacherA',
      'GET',
      `examScore/exam/${sheet}`,
    );
    expect(read.data.students.find(({ student }) => student === room.id('ali'))?.marks).toBe('25.00');
  });
});
