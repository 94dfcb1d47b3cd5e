import { decimalOf, scoreAnswer, sumOfMarks, totalOf } from '@school/domain';
import type { GivenAnswer, Paper, PaperQuestion } from '@school/domain';
import type { Changes } from '../../engine/audit-entry.ts';
import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { answersOf, attemptWithPaper } from './attempt.store.ts';
import type { AttemptRow, KeptAnswer } from './attempt.store.ts';
import { examFacts } from './exam.store.ts';
import type { ExamFacts } from './exam.store.ts';
import { questionsOfExam } from './question.store.ts';
import type { KeptQuestion } from './question.store.ts';
import { refreshResults } from './results.ts';
import { closeAttempt, writeScores } from './scores.store.ts';
import type { ScoredAnswer } from './scores.store.ts';

/** Scores what the product can score; a manually given mark stays. */
const scoresOf = (
  paper: readonly PaperQuestion[],
  exam: ExamFacts,
  questions: ReadonlyMap<number, KeptQuestion>,
  answers: ReadonlyMap<number, KeptAnswer>,
): readonly ScoredAnswer[] =>
  paper.flatMap((place) => {
    const question = questions.get(place.id);
    if (!question) return [];
    const answer = answers.get(place.id);
    const response: GivenAnswer = answer?.response ?? null;
    const { marks, negative, unanswered } = place;
    const scored = scoreAnswer({ ...question, marks, negative, unanswered }, response, exam);
    const mark = answer?.score ?? null;
    if (scored.score !== null || mark === null) return [{ question: place.id, ...scored }];
    return [{ question: place.id, score: mark, isCorrect: decimalOf(mark).gte(decimalOf(marks)) }];
  });

interface Settling {
  /** Its state while an answer awaits a mark. */
  readonly how: 'SUBMITTED' | 'AUTO_SUBMITTED';
  /** What else goes into its history. */
  readonly changes?: Changes;
}

/** What is known about an attempt once its answers are scored; it is evaluated when none awaits a mark. */
const settle = async (
  attempt: AttemptRow,
  scores: readonly ScoredAnswer[],
  exam: ExamFacts,
  { how, changes = {} }: Settling,
  work: Work,
): Promise<void> => {
  const { transaction } = work;
  await writeScores(transaction, attempt.id, scores, actorId(work));
  const waits = scores.some(({ score }) => score === null);
  const total = totalOf(
    scores.map(({ score }) => score ?? '0'),
    attempt.maximum ?? '0',
    exam,
  );
  const version = await closeAttempt(transaction, {
    id: attempt.id,
    status: waits ? how : 'EVALUATED',
    total: waits ? null : total,
    right: scores.filter(({ isCorrect }) => isCorrect === true).length,
    wrong: scores.filter(({ isCorrect }) => isCorrect === false).length,
    actor: actorId(work),
  });
  const status = waits ? how : 'EVALUATED';
  const all = {
    ...changes,
    ...(status === attempt.status ? {} : { status: [attempt.status, status] as const }),
  };
  writeAuditLines(work, 'onlineExamAttempt', 'update', [{ id: attempt.id, version, changes: all }]);
  await refreshResults(work, exam, [attempt.student]);
};

/** Rescores an attempt, with the marks given for its long answers, and settles it. */
const scoreAttempt = async (
  attempt: AttemptRow & { readonly paper: Paper },
  exam: ExamFacts,
  settling: Settling,
  work: Work,
): Promise<ReadonlyMap<number, KeptAnswer>> => {
  const { transaction } = work;
  const questions = new Map((await questionsOfExam(transaction, exam.id)).map((one) => [one.id, one]));
  const answers = new Map((await answersOf(transaction, attempt.id)).map((one) => [one.question, one]));
  await settle(attempt, scoresOf(attempt.paper.questions, exam, questions, answers), exam, settling, work);
  return answers;
};

/**
 * Hands in an attempt: its answers are scored, as far as the product can.
 * @param how AUTO_SUBMITTED when the time was up
 * @returns the resulting attempt; undefined if it was no longer in progress
 */
export const finishAttempt = async (
  id: number,
  how: 'SUBMITTED' | 'AUTO_SUBMITTED',
  work: Work,
): Promise<{ readonly unanswered: number } | undefined> => {
  const { transaction } = work;
  const attempt = await attemptWithPaper(transaction, id, true);
  const exam = attempt && (await examFacts(transaction, attempt.exam));
  if (!attempt || !exam || attempt.status !== 'IN_PROGRESS') return undefined;
  const answers = await scoreAttempt(attempt, exam, { how }, work);
  const given = attempt.paper.questions.filter(({ id: question }) => answers.get(question)?.response != null);
  return { unanswered: attempt.paper.questions.length - given.length };
};

/** Recalculates the totals of an attempt, once a mark was given or removed. @param changes for its history */
export const rescoreAttempt = async (
  attempt: AttemptRow & { readonly paper: Paper },
  exam: ExamFacts,
  changes: Changes,
  work: Work,
): Promise<void> => {
  const how = attempt.status === 'AUTO_SUBMITTED' ? 'AUTO_SUBMITTED' : 'SUBMITTED';
  await scoreAttempt(attempt, exam, { how, changes }, work);
};

/** Total marks of a paper. */
export const maximumOf = (questions: readonly PaperQuestion[]): string =>
  sumOfMarks(questions.map(({ marks }) => marks));
