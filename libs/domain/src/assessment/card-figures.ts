/** A subject on a report card: a figure under each heading, then what they make together. */
export interface CardSubject {
  readonly subject: string;
  /** A percent, a grade, or the word why there is none ("Absent"); null where nothing was entered. */
  readonly cells: readonly (string | null)[];
  readonly total: string | null;
  readonly grade: string | null;
  /** Where the scheme passes or fails subjects. */
  readonly isPassed?: boolean;
}

/** Something that is graded beside the subjects, under a heading of its own. */
export interface CardArea {
  readonly header: string;
  readonly area: string;
  readonly grade: string;
}

/** What is kept of a report card as it was worked out, so that it says the same wherever it is read. */
export interface CardFigures {
  readonly heads: readonly string[];
  readonly subjects: readonly CardSubject[];
  readonly areas: readonly CardArea[];
}
