import { longestRollNumber } from '@school/domain';

export type RollNumberProblem = 'letters' | 'long' | 'twice';

/**
 * What is wrong with the numbers of a batch, by student. An empty number is none; case is ignored.
 * @param numbers every student of the batch with the number intended for them
 */
export const rollNumberProblems = (
  numbers: readonly (readonly [student: number, number: string])[],
): ReadonlyMap<number, RollNumberProblem> => {
  const holders = new Map<string, number[]>();
  const problems = new Map<number, RollNumberProblem>();
  for (const [student, text] of numbers) {
    const number = text.trim();
    if (number === '') continue;
    if (!/^[A-Za-z0-9_-]+$/.test(number)) problems.set(student, 'letters');
    else if (number.length > longestRollNumber) problems.set(student, 'long');
    const key = number.toLowerCase();
    holders.set(key, [...(holders.get(key) ?? []), student]);
  }
  for (const students of holders.values()) {
    if (students.length > 1) for (const student of students) problems.set(student, 'twice');
  }
  return problems;
};
