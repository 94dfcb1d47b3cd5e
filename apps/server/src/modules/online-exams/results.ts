import { byKey, countedOf, decimalOf } from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';
import type { ExamFacts } from './exam.store.ts';
import { countedAttempts, dropResults, keepResults, rankResults } from './scores.store.ts';
import type { CountedAttempt, ResultRow } from './scores.store.ts';

/** Whether pupils see the results. */
export const isReleased = ({ status, resultVisibility, overAt, now }: ExamFacts): boolean => {
  if (resultVisibility === 'NEVER') return false;
  if (status === 'RESULTS') return true;
  if (resultVisibility === 'IMMEDIATE') return status !== 'DRAFT';
  if (resultVisibility !== 'AFTER_END') return false;
  return status === 'CLOSED' || (status === 'PUBLISHED' && Date.parse(now) > Date.parse(overAt));
};

const present = (values: readonly (string | null)[]): readonly string[] =>
  values.filter((value): value is string => value !== null);

const outcomeOf = (percentage: string, { passPercentage }: ExamFacts): 'PASSED' | 'FAILED' =>
  decimalOf(percentage).gte(decimalOf(passPercentage)) ? 'PASSED' : 'FAILED';

const resultOf = (own: readonly CountedAttempt[], exam: ExamFacts): ResultRow[] => {
  const last = own.at(-1);
  if (!last) return [];
  const percentage = countedOf(present(own.map((one) => one.percentage)), exam.gradingBasis) ?? null;
  const score = countedOf(present(own.map((one) => one.score)), exam.gradingBasis, 3) ?? null;
  return [
    {
      student: last.student,
      batch: last.batch,
      attempts: own.length,
      score,
      maximum: last.maximum,
      percentage,
      outcome: percentage === null ? null : outcomeOf(percentage, exam),
      minutes: last.minutes,
    },
  ];
};

/**
 * Calculates pupils' results from their attempts. Ranks follow once nobody is writing any more.
 * @param students of whom; empty for all
 */
export const refreshResults = async (
  { transaction }: Work,
  exam: ExamFacts,
  students: readonly number[] = [],
): Promise<void> => {
  const attempts = await countedAttempts(transaction, exam.id, students);
  const byStudent = byKey(attempts, ({ student }) => student);
  const rows = [...byStudent.values()].flatMap((own) => resultOf(own, exam));
  const gone = students.filter((student) => !byStudent.has(student));
  if (gone.length > 0) await dropResults(transaction, exam.id, gone);
  await keepResults(transaction, exam.id, rows, isReleased(exam));
  if (exam.status === 'CLOSED' || exam.status === 'RESULTS') await rankResults(transaction, exam.id);
};
