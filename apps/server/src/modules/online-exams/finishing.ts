import { scoreAnswer, sumOfMarks, totalOf } from '@school/domain';
import type { GivenAnswer, PaperQuestion } from '@school/domain';
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

/** Scores what the product can score; a mark that somebody gave stays. */
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
    const given = answer?.score ?? null;
    return [
      {
        question: place.id,
        ...(scored.score === null && given !== null ? { ...scored, score: given } : scored),
      },
    ];
  });

/** What of an attempt is known once its answers are scored; it is evaluated when none waits for a mark. */
export const settle = async (
  attempt: AttemptRow,
  scores: readonly ScoredAnswer[],
  exam: ExamFacts,
  how: 'SUBMITTED' | 'AUTO_SUBMITTED',
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
  const changes = { status: [attempt.status, waits ? how : 'EVALUATED'] as const };
  writeAuditLines(work, 'onlineExamAttempt', 'update', [{ id: attempt.id, version, changes }]);
  await refreshResults(work, exam, [attempt.student]);
};

/**
 * Hands an attempt in: its answers are scored, as far as the product can.
 * @param how AUTO_SUBMITTED when the time was up
 * @returns the attempt as it is then; undefined when it was no longer being written
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
  const questions = new Map((await questionsOfExam(transaction, exam.id)).map((one) => [one.id, one]));
  const answers = new Map((await answersOf(transaction, id)).map((one) => [one.question, one]));
  const scores = scoresOf(attempt.paper.questions, exam, questions, answers);
  await settle(attempt, scores, exam, how, work);
  const given = attempt.paper.questions.filter(({ id: question }) => answers.get(question)?.response != null);
  return { unanswered: attempt.paper.questions.length - given.length };
};

/** Marks of a paper in all. */
export const maximumOf = (questions: readonly PaperQuestion[]): string =>
  sumOfMarks(questions.map(({ marks }) => marks));
