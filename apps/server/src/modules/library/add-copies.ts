import { numberAfter, numbersFrom } from '@school/domain';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { conflictAt } from '../../engine/envelope/refusals.ts';
import type { Connection } from '../../platform/database/database.ts';
import { lastCopyNumber, lockCopyNumbers, takenNumbers } from './title.store.ts';

const firstNumber = 'BK0001';

/** The next unused numbers. */
export const nextNumbers = async (connection: Connection, count: number): Promise<readonly string[]> => {
  await lockCopyNumbers(connection);
  const last = await lastCopyNumber(connection);
  let numbers = numbersFrom(last === null ? firstNumber : numberAfter(last), count);
  for (;;) {
    const taken = await takenNumbers(connection, numbers);
    if (taken.length === 0) return numbers;
    numbers = numbersFrom(numberAfter(numbers.at(-1) ?? firstNumber), count);
  }
};

/** Numbers starting where the user specifies. @throws Conflict listing those that copies already have (LIB-9) */
const chosenNumbers = async (
  connection: Connection,
  first: string,
  count: number,
): Promise<readonly string[]> => {
  await lockCopyNumbers(connection);
  const numbers = numbersFrom(first, count);
  const taken = await takenNumbers(connection, numbers);
  if (taken.length === 0) return numbers;
  const sample = taken.slice(0, 5).join(', ');
  throw conflictAt('firstNumber', 'TAKEN', 'Copies with these numbers already exist: %{numbers}.', {
    numbers: sample,
  });
};

/** Adds several copies of a book together, all or none. */
export const addCopies = async (title: RecordValues, asked: RecordValues, work: Work): Promise<unknown> => {
  const { copies, firstNumber: first, ...place } = asked;
  const count = Number(copies);
  const numbers =
    typeof first === 'string' && first !== ''
      ? await chosenNumbers(work.transaction, first, count)
      : await nextNumbers(work.transaction, count);
  const rows = numbers.map((bookNumber) => ({ ...place, bookTitle: title['id'], bookNumber }));
  await work.records.create(work, 'bookCopy', rows, { system: true });
  return { numbers };
};
