import type { Connection } from '../../platform/database/database.ts';
import { answersOf, attemptWithPaper } from './attempt.store.ts';
import type { AttemptRow } from './attempt.store.ts';
import { inWords, keyInWords } from './answer-words.ts';
import type { ExamFacts } from './exam.store.ts';
import { questionsOfExam } from './question.store.ts';

/** Right answers are revealed once nobody can write the exam any more. */
const isOver = ({ status, overAt, now }: ExamFacts): boolean =>
  status === 'CLOSED' || status === 'RESULTS' || Date.parse(now) > Date.parse(overAt);

/** Answers of an attempt in readable form, with the right ones. */
export const answerSheet = async (connection: Connection, attempt: number, exam: number) => {
  const found = await attemptWithPaper(connection, attempt);
  if (!found) return [];
  const questions = new Map((await questionsOfExam(connection, exam)).map((one) => [one.id, one]));
  const answers = new Map((await answersOf(connection, attempt)).map((one) => [one.question, one]));
  return found.paper.questions.flatMap((place) => {
    const question = questions.get(place.id);
    if (!question) return [];
    const answer = answers.get(place.id);
    return [
      {
        question: place.id,
        text: question.text,
        type: question.type,
        given: inWords(question, answer?.response ?? null),
        right: keyInWords(question),
        score: answer?.score ?? null,
        marks: place.marks,
        verdict: answer?.verdict ?? null,
        explanation: question.explanation,
        comment: answer?.comment ?? null,
      },
    ];
  });
};

/** The answers of the last attempt, for its pupil: once they are shown, and with the right ones if the exam allows it. */
export const shownAnswers = async (
  connection: Connection,
  exam: ExamFacts,
  attempts: readonly AttemptRow[],
  shows: boolean,
) => {
  const last = attempts.filter(({ status }) => status !== 'IN_PROGRESS').at(-1);
  if (!shows || !exam.showAnswers || !last || !isOver(exam)) return [];
  return answerSheet(connection, last.id, exam.id);
};
