import type { PlacingInput } from './input.ts';

/** What a wish that is not fulfilled weighs. */
export const weights = {
  /** A free period of a class between two lessons, or before the first one. */
  hole: 5,
  /** A free period of a teacher between two lessons. */
  gap: 1,
  /** A lesson beyond those that a teacher should give in a row. */
  inARow: 4,
  /** One more lesson of a subject on the same day. */
  sameDay: 8,
  /** Lessons that should follow each other and do not. */
  apart: 6,
  /** A lesson at an hour at which a teacher would rather not teach. */
  ratherNot: 6,
  /** A lesson outside the hours of its subject. */
  hours: 6,
  /** Two days in a row with a subject that should have a day between. */
  nextDay: 5,
} as const;

/** How many bits are set. */
export const countBits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Free periods between the first and the last one of a day; bit n of the mask is the n-th period. */
export const gapsIn = (mask: number): number => {
  if (mask === 0) return 0;
  const last = 31 - Math.clz32(mask);
  const first = 31 - Math.clz32(mask & -mask);
  return last - first + 1 - countBits(mask);
};

/** Free periods before the last one of a day: a class begins in the morning. */
export const holesIn = (mask: number): number => (mask === 0 ? 0 : 32 - Math.clz32(mask) - countBits(mask));

/** Lessons beyond `most` that follow each other. */
export const beyondInARow = (mask: number, most: number): number => {
  let beyond = 0;
  let row = 0;
  for (let rest = mask; rest !== 0; rest >>>= 1) {
    row = (rest & 1) === 1 ? row + 1 : 0;
    if (row > most) beyond += 1;
  }
  return beyond;
};

/**
 * How many lessons of a subject may stand on one day: as many as it says, or as of any subject; more only where the week
 * has not enough days for them.
 */
export const mostOnDay = (
  perDay: number | undefined,
  { subjectPerDay, days }: Pick<PlacingInput, 'subjectPerDay' | 'days'>,
  lessons: number,
): number => Math.max(perDay ?? subjectPerDay, Math.ceil(lessons / days));

/** What the lessons of one subject on one day weigh. */
export const subjectDayCost = (mask: number, inPairs: boolean): number => {
  const count = countBits(mask);
  if (count === 0) return 0;
  if (!inPairs) return (count - 1) * weights.sameDay;
  if (count === 1) return weights.apart / 2;
  return gapsIn(mask) * weights.apart + Math.max(0, count - 2) * weights.sameDay;
};
