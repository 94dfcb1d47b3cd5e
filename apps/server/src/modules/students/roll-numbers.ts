import { problemSaying, Conflict, Invalid, NotFound } from '@school/kernel';
import { longestRollNumber, rollNumberPart, rollNumbers, type RollNumbering } from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Connection } from '../../platform/database/database.ts';
import { holdStudents, setRollNumbers } from './moves.store.ts';
import {
  batchesWithPrefix,
  clearRollNumbers,
  numberingOf,
  numbersOnceGiven,
  studentsOfBatch,
  type BatchNumbering,
  type RollNumberRow,
} from './roll-number.store.ts';
import { holdBatches, studentSettingOf } from './student.store.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

/** The students of a batch and how they are numbered. */
export interface BatchRollNumbers extends BatchNumbering {
  readonly students: readonly RollNumberRow[];
  /** Highest number of anyone who was in the batch and left. */
  readonly highest: number;
  /** Other batches with the same prefix: allowed, but worth a look. */
  readonly samePrefix: readonly string[];
}

export const rollNumbersOf = async (connection: Connection, batch: number): Promise<BatchRollNumbers> => {
  const numbering = await numberingOf(connection, batch);
  if (!numbering) throw new NotFound();
  const { sortBy } = await studentSettingOf(connection);
  const parts: RollNumbering = { ...numbering, start: 1, mode: 'MISSING' };
  const once = await numbersOnceGiven(connection, batch);
  return {
    ...numbering,
    students: await studentsOfBatch(connection, batch, sortBy),
    highest: Math.max(0, ...once.map((number) => rollNumberPart(number, parts))),
    samePrefix: numbering.prefix === '' ? [] : await batchesWithPrefix(connection, batch, numbering.prefix),
  };
};

/** A number for a student; null removes it. */
export interface GivenNumber {
  readonly student: number;
  readonly number: string | null;
}

const sentenceAgainst = (
  { student, number }: GivenNumber,
  among: ReadonlySet<number>,
  seen: Map<string, number>,
): string | undefined => {
  if (!among.has(student)) return 'The student is not in this batch.';
  if (number === null) return undefined;
  if (number.length > longestRollNumber) return 'At most %{max} characters.';
  if (!/^[A-Za-z0-9_-]+$/.test(number)) return 'Letters, digits, _ and - only.';
  const other = seen.get(number.toLowerCase());
  seen.set(number.toLowerCase(), student);
  return other === undefined ? undefined : 'Another student already has this number.';
};

/**
 * Assigns students of a batch their numbers; those not named keep theirs.
 * @throws Invalid at each number that cannot be assigned
 */
export const giveRollNumbers = async (
  batch: number,
  given: readonly GivenNumber[],
  work: Work,
): Promise<number> => {
  const { transaction } = work;
  if (!(await holdBatches(transaction, [batch])).has(batch)) throw new NotFound();
  const present = await studentsOfBatch(transaction, batch, 'ADMISSION_NUMBER');
  await holdStudents(
    transaction,
    present.map(({ id }) => id),
  );
  const named = new Set(given.map(({ student }) => student));
  const seen = new Map(
    present.flatMap(({ id, rollNumber }) =>
      rollNumber !== null && !named.has(id) ? [[rollNumber.toLowerCase(), id] as const] : [],
    ),
  );
  const among = new Set(present.map(({ id }) => id));
  const problems = given.flatMap((one, at) => {
    const sentence = sentenceAgainst(one, among, seen);
    const params = { max: longestRollNumber };
    return sentence ? [problemSaying(`numbers[${at}].number`, 'ROLL_NUMBER', sentence, params)] : [];
  });
  const [first] = problems;
  if (first) throw new Invalid(first.text ?? first.message, problems, first.params);
  const before = new Map(present.map(({ id, rollNumber }) => [id, rollNumber]));
  const changed = given.filter(({ student, number }) => before.get(student) !== number);
  await clearRollNumbers(
    transaction,
    changed.map(({ student }) => student),
  );
  const numbers = new Map(changed.map(({ student, number }) => [student, number]));
  const rows = await setRollNumbers(transaction, [...numbers.keys()], [...numbers.values()], actorId(work));
  writeAuditLines(
    work,
    'student',
    'update',
    rows.map((row) => ({
      ...row,
      changes: { rollNumber: [before.get(row.id) ?? null, numbers.get(row.id) ?? null] } as const,
    })),
  );
  return changed.length;
};

/**
 * Numbers a batch by rule (R2).
 * @throws Invalid at `prefix` for numbers that would be too long, Conflict for a batch without students
 */
export const numberBatch = async (batch: number, numbering: RollNumbering, work: Work): Promise<number> => {
  const { students, highest } = await rollNumbersOf(work.transaction, batch);
  if (students.length === 0) throw new Conflict('The batch has no students.', { code: 'EMPTY' });
  const numbers = rollNumbers(students, numbering, highest);
  const longest = [...numbers.values()].find((number) => number.length > longestRollNumber);
  if (longest) {
    throw invalidField(
      'prefix',
      'TOO_LONG',
      '%{longest} has %{count} characters; at most %{max} are allowed.',
      {
        longest,
        count: longest.length,
        max: longestRollNumber,
      },
    );
  }
  const given = [...numbers].map(([student, number]) => ({ student, number }));
  return giveRollNumbers(batch, given, work);
};
