/** How the numbers of a batch are made: `prefix + number + suffix`. */
export interface RollNumbering {
  readonly prefix: string;
  readonly suffix: string;
  /** Digits that a number has at least: 2 gives 01, 02. */
  readonly digits: number;
  /** The first number. */
  readonly start: number;
  /** `ALL` numbers everybody anew, `MISSING` only who has none. */
  readonly mode: 'ALL' | 'MISSING';
}

/** A student in the order in which numbers are given. */
export interface NumberedStudent {
  readonly id: number;
  readonly rollNumber: string | null;
}

/** Characters that a roll number may have. */
export const longestRollNumber = 12;

const numberIn = (text: string, { prefix, suffix }: RollNumbering): number => {
  const starts = text.toLowerCase().startsWith(prefix.toLowerCase());
  const ends = text.toLowerCase().endsWith(suffix.toLowerCase());
  const middle = starts && ends ? text.slice(prefix.length, text.length - suffix.length) : '';
  return /^\d+$/.test(middle) ? Number(middle) : 0;
};

/**
 * The numbers of the students of a batch, by the id of each. Numbers that were given are never given again: those
 * that are missing go on behind the highest one, also that of somebody who has left.
 * @param students those of the batch, sorted as the institution says
 * @param highest the highest number that anybody of the batch had, 0 for none
 */
export const rollNumbers = (
  students: readonly NumberedStudent[],
  numbering: RollNumbering,
  highest = 0,
): ReadonlyMap<number, string> => {
  const { prefix, suffix, digits, mode } = numbering;
  const text = (number: number): string => `${prefix}${String(number).padStart(digits, '0')}${suffix}`;
  if (mode === 'ALL') return new Map(students.map(({ id }, at) => [id, text(numbering.start + at)]));
  const given = students.map(({ rollNumber }) => (rollNumber ? numberIn(rollNumber, numbering) : 0));
  let next = Math.max(numbering.start - 1, highest, ...given);
  return new Map(
    students.map(({ id, rollNumber }) => {
      if (rollNumber) return [id, rollNumber];
      next += 1;
      return [id, text(next)];
    }),
  );
};

/** The number part of a roll number under this numbering; 0 for one made in another way. */
export const rollNumberPart = numberIn;
