/** An employee's weekly teaching load, with the limit set by the grade. */
export interface TeacherLoad {
  readonly id: number;
  readonly name: string;
  readonly number: string;
  readonly department: string;
  readonly position: string;
  /** Periods a week. */
  readonly load: number;
  /** Null where the grade sets none. */
  readonly limit: number | null;
}

/** A teacher of a subject. */
export interface SubjectTeacher {
  readonly allotmentId: number;
  readonly employeeId: number;
  readonly name: string;
  readonly number: string;
}

/** Periods beyond the limit of the grade, 0 within it: 6, 6, 5 and 8 periods with a limit of 24 are 1 too many. */
export const extraPeriods = ({ load, limit }: Pick<TeacherLoad, 'load' | 'limit'>): number =>
  limit === null ? 0 : Math.max(0, load - limit);
