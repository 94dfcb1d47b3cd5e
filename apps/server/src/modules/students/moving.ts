import { Conflict, Invalid, problemSaying } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { holdStudents, type HeldStudent } from './moves.store.ts';

/** Students named by a move, each once. */
export const chosenStudents = (items: unknown): number[] =>
  Array.isArray(items) ? (items as RecordValues[]).map((item) => Number(item['student'])) : [];

const sentenceAgainst = (
  student: HeldStudent | undefined,
  batch: number,
  isTwice: boolean,
): string | undefined => {
  if (isTwice) return 'The student is listed here twice.';
  if (!student || student.archived) return 'The student does not exist.';
  if (student.status !== 'ACTIVE') return '%{name} is a former student.';
  return student.batch === batch ? undefined : '%{name} is not in this batch.';
};

/**
 * The students of a move out of a batch, locked until the transaction ends, with their previous numbers.
 * @throws Invalid at each line that names nobody in the batch
 */
export const heldForMove = async (
  items: unknown,
  batch: number,
  { transaction }: Work,
): Promise<readonly HeldStudent[]> => {
  const ids = chosenStudents(items);
  const held = await holdStudents(transaction, ids);
  const problems = ids.flatMap((id, at) => {
    const student = held.get(id);
    const sentence = sentenceAgainst(student, batch, ids.indexOf(id) !== at);
    if (!sentence) return [];
    const params = student && { name: student.name };
    return [problemSaying(`items[${at}].student`, 'NOT_IN_BATCH', sentence, params)];
  });
  const [first] = problems;
  if (first) throw new Invalid(first.text ?? first.message, problems, first.params);
  return ids.flatMap((id) => held.get(id) ?? []);
};

/** The lines of the move with what is known about each student. */
export const itemsOf = (students: readonly HeldStudent[]): RecordValues[] =>
  students.map(({ id, rollNumber }) => ({ student: id, oldRollNumber: rollNumber }));

/** A completed move stays as it is; its texts may be corrected. */
export const refuseChange = (input: RecordValues, current: RecordValues, words: string): void => {
  const changed = Object.keys(input).filter(
    (key) => key !== words && key !== 'items' && input[key] !== current[key],
  );
  const other = chosenStudents(input['items']);
  const same =
    !('items' in input) || JSON.stringify(other) === JSON.stringify(chosenStudents(current['items']));
  if (changed.length > 0 || !same) {
    throw new Conflict('This has been done and cannot be changed. Undo it instead.', { code: 'DONE' });
  }
};
