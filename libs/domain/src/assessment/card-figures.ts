/** A subject on a report card: a figure under each heading, then the figure they combine to. */
export interface CardSubject {
  readonly subject: string;
  /** A percentage, a grade, or the word for why there is none ("Absent"); null where nothing was entered. */
  readonly cells: readonly (string | null)[];
  readonly total: string | null;
  readonly grade: string | null;
  /** Where the scheme passes or fails subjects. */
  readonly isPassed?: boolean;
}

/** Something graded in addition to the subjects, under a heading of its own. */
export interface CardArea {
  readonly header: string;
  readonly area: string;
  readonly grade: string;
}

/** What is stored of a report card as it was calculated, so that it shows the same wherever it is read. */
export interface CardFigures {
  readonly heads: readonly string[];
  readonly subjects: readonly CardSubject[];
  readonly areas: readonly CardArea[];
}
