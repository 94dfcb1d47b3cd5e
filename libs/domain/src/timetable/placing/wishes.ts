/** Weights of unfulfilled wishes, by kind. */
export interface Weights {
  /** A free period of a class between two lessons. */
  readonly hole: number;
  /** A free period of a class before its first lesson. */
  readonly late: number;
  /** A free period of a teacher between two lessons. */
  readonly gap: number;
  /** A lesson beyond the number a teacher should give in a row. */
  readonly inARow: number;
  /** One more lesson of a subject on the same day. */
  readonly sameDay: number;
  /** Lessons that should be consecutive and are not. */
  readonly apart: number;
  /** A lesson at an hour at which a teacher would rather not teach. */
  readonly ratherNot: number;
  /** A lesson outside the hours of its subject. */
  readonly hours: number;
  /** Two consecutive days with a subject that should have a day in between. */
  readonly nextDay: number;
  /** One more of the subjects that should not be on the same day. */
  readonly together: number;
}

/** Default weights. */
export const usualWeights: Weights = {
  hole: 5,
  late: 5,
  gap: 1,
  inARow: 4,
  sameDay: 8,
  apart: 6,
  ratherNot: 6,
  hours: 6,
  nextDay: 5,
  together: 6,
};

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

/** Free periods before the first one of a day: a class begins in the morning. */
export const beforeFirst = (mask: number): number => (mask === 0 ? 0 : 31 - Math.clz32(mask & -mask));

/** Consecutive lessons beyond `most`. */
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
 * How many lessons of a subject may be on one day: its own limit, or the general one; more only where the week has too few
 * days for them.
 */
export const mostOnDay = (
  perDay: number | undefined,
  { subjectPerDay, days }: { readonly subjectPerDay: number; readonly days: number },
  lessons: number,
): number => Math.max(perDay ?? subjectPerDay, Math.ceil(lessons / days));

/** The cost of the lessons of one subject on one day. */
export const subjectDayCost = (mask: number, inPairs: boolean, weights: Weights): number => {
  const count = countBits(mask);
  if (count === 0) return 0;
  if (!inPairs) return (count - 1) * weights.sameDay;
  if (count === 1) return weights.apart / 2;
  return gapsIn(mask) * weights.apart + Math.max(0, count - 2) * weights.sameDay;
};
