import { Conflict, NotFound } from '@school/kernel';
import {
  answerOnlineExam,
  myOnlineExam,
  onlineExamPaper,
  startOnlineExam,
  submitOnlineExam,
} from '@school/resources';
import { actorId } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import { handle } from '../../engine/operation/handle.ts';
import { readAnswer } from './answer-shape.ts';
import { attemptWithPaper, attemptsOf, beginAnswer, keepAnswer } from './attempt.store.ts';
import { examFacts, extraMinutesOf } from './exam.store.ts';
import { finishAttempt } from './finishing.ts';
import { shownAnswers } from './own-answers.ts';
import { typeOfQuestion } from './question-type.store.ts';
import { isReleased } from './results.ts';
import { shownPaper } from './shown-paper.ts';
import { askedExam, madeOf, startAttempt, stateOf } from './sitting.ts';

const tooLate = (): Conflict =>
  new Conflict('Time is up. Your earlier answers are saved.', { code: 'TIME_UP' });

const ended = (): Conflict =>
  new Conflict('It has been handed in and can no longer be changed.', { code: 'ENDED' });

interface Sent {
  readonly exam: number;
  readonly attempt: number;
  readonly questionId: number;
  readonly value: unknown;
  readonly flagged: boolean;
  readonly device: string | null;
  readonly sequence: number;
  readonly answeredAt: string | null;
}

const answer = async ({ exam, attempt, questionId, value, flagged, ...sent }: Sent, work: Work) => {
  const { transaction, context } = work;
  const student = context.actor.student ?? 0;
  const facts = await beginAnswer(transaction, { attempt, exam, student, question: questionId });
  if (!facts?.question) throw new NotFound();
  if (facts.status !== 'IN_PROGRESS') throw ended();
  if (!facts.inTime) throw tooLate();
  const type = await typeOfQuestion(transaction, questionId);
  const isKept = await keepAnswer(
    transaction,
    {
      attempt,
      question: questionId,
      response: readAnswer(type, facts.question, value),
      isFlagged: flagged,
      ...sent,
    },
    actorId(work),
  );
  return { isKept, now: facts.now, deadlineAt: facts.deadlineAt };
};

const submit = async (exam: number, attempt: number, work: Work) => {
  const { transaction, context } = work;
  const own = await attemptWithPaper(transaction, attempt);
  if (!own || own.exam !== exam || own.student !== context.actor.student) throw new NotFound();
  const done = await finishAttempt(attempt, 'SUBMITTED', work);
  const after = await attemptWithPaper(transaction, attempt);
  if (!after?.submittedAt || after.status === 'RESET') throw ended();
  return { status: after.status, submittedAt: after.submittedAt, unanswered: done?.unanswered ?? 0 };
};

/** What pupils do with an exam. */
export const sittingHandlers = [
  handle(startOnlineExam, async ({ input: { exam, password }, work }) => {
    const paper = await shownPaper(work.transaction, await startAttempt(exam, password, work));
    if (!paper) throw new NotFound();
    return paper;
  }),
  handle(onlineExamPaper, async ({ input: { exam }, context, connection, reader }) => {
    const student = await askedExam(context, reader, context, exam);
    const open = (await attemptsOf(connection, exam, student)).find(({ status }) => status === 'IN_PROGRESS');
    const paper = open && (await shownPaper(connection, open.id));
    if (!paper) throw new NotFound();
    return paper;
  }),
  handle(answerOnlineExam, ({ input, work }) => answer(input, work)),
  handle(submitOnlineExam, ({ input: { exam, attempt }, work }) => submit(exam, attempt, work)),
  handle(myOnlineExam, async ({ input: { exam: id }, context, connection, reader }) => {
    const student = await askedExam(context, reader, context, id);
    const exam = await examFacts(connection, id);
    if (!exam) throw new NotFound();
    const attempts = await attemptsOf(connection, id, student);
    const made = madeOf(attempts);
    const extraMinutes = await extraMinutesOf(connection, id, student);
    const shows = isReleased(exam);
    return {
      now: exam.now,
      state: stateOf(exam, attempts, extraMinutes),
      opensAt: exam.opensAt,
      closesAt: exam.closesAt,
      minutes: exam.maximumTime + extraMinutes,
      needsCode: exam.accessPassword !== null,
      instructions: exam.instructions,
      attemptsLeft: exam.maxAttempts === 0 ? null : Math.max(0, exam.maxAttempts - made.length),
      attempts: made.map((one) => ({
        ...one,
        ...(shows ? {} : { score: null, maximum: null, percentage: null, outcome: null }),
        status: shows || one.status !== 'EVALUATED' ? one.status : 'SUBMITTED',
      })),
      answers: await shownAnswers(connection, exam, made, shows),
    };
  }),
];
