/** How the numbers of a batch are formed: `prefix + number + suffix`. */
export interface RollNumbering {
  readonly prefix: string;
  readonly suffix: string;
  /** Minimum number of digits: 2 gives 01, 02. */
  readonly digits: number;
  /** The first number. */
  readonly start: number;
  /** `ALL` renumbers everyone, `MISSING` only those without a number. */
  readonly mode: 'ALL' | 'MISSING';
}

/** A student in the order in which numbers are assigned. */
export interface NumberedStudent {
  readonly id: number;
  readonly rollNumber: string | null;
}

/** Maximum length of a roll number, in characters. */
export const longestRollNumber = 12;

const numberIn = (text: string, { prefix, suffix }: RollNumbering): number => {
  const starts = text.toLowerCase().startsWith(prefix.toLowerCase());
  const ends = text.toLowerCase().endsWith(suffix.toLowerCase());
  const middle = starts && ends ? text.slice(prefix.length, text.length - suffix.length) : '';
  return /^\d+$/.test(middle) ? Number(middle) : 0;
};

/**
 * The numbers of the students of a batch, by student id. Assigned numbers are never reused: missing ones continue after the
 * highest one, including that of someone who has left.
 * @param students those of the batch, sorted by the institution's order
 * @param highest the highest number that anyone in the batch had, 0 for none
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

/** The number part of a roll number under this numbering; 0 for one formed in another way. */
export const rollNumberPart = numberIn;
