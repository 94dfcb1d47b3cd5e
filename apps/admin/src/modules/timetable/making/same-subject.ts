/** Identifies what a class is taught: a subject or an elective group. */
export interface Taught {
  readonly batch: number;
  readonly subject?: number | null | undefined;
  readonly electiveGroup?: number | null | undefined;
}

/** Whether both are the same subject or elective group of a class. */
export const sameSubject = (one: Taught, other: Taught): boolean =>
  one.batch === other.batch &&
  (one.subject ?? null) === (other.subject ?? null) &&
  (one.electiveGroup ?? null) === (other.electiveGroup ?? null);
