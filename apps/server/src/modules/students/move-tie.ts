/** Names of a student, a batch and a moment in SQL. */
interface TiePlace {
  readonly student: string;
  readonly batch: string;
  readonly since: string;
}

/** What a student got in the new batch of a transfer, which keeps him there. */
export interface MoveTie {
  /** What it is, which stands before the number in the reason. */
  readonly label: 'electives' | 'attendance' | 'marks' | 'fees';
  /** SQL of how many there are of it, of a student in a batch since a moment. */
  readonly count: (at: TiePlace) => string;
}

const known = new Map<MoveTie['label'], MoveTie>();

/** A module says what of its own keeps a student in a batch. */
export const tieToBatch = (tie: MoveTie): void => {
  known.set(tie.label, tie);
};

/** All that keeps a student in the batch of a transfer (R5). */
export const moveTies = (): readonly MoveTie[] => [...known.values()];
