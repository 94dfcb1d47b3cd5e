/** Names of a student, a batch and a point in time in SQL. */
interface TiePlace {
  readonly student: string;
  readonly batch: string;
  readonly since: string;
}

/** Something a student received in the new batch of a transfer that keeps them there. */
export interface MoveTie {
  /** What it is, as it appears before the number in the reason. */
  readonly label: 'electives' | 'attendance' | 'marks' | 'fees';
  /** SQL of their number, for a student in a batch since a point in time. */
  readonly count: (at: TiePlace) => string;
}

const known = new Map<MoveTie['label'], MoveTie>();

/** A module states which of its records keep a student in a batch. */
export const tieToBatch = (tie: MoveTie): void => {
  known.set(tie.label, tie);
};

/** Everything that keeps a student in the batch of a transfer (R5). */
export const moveTies = (): readonly MoveTie[] => [...known.values()];
