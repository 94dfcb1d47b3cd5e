import type { Weights } from './wishes.ts';

/** A period of the week in one bell; bells may differ, so slots may overlap by the clock. */
export interface Slot {
  /** 0 for the first day of the week. */
  readonly day: number;
  /** Place of the period among those of the day, breaks left out; at most 30. */
  readonly ordinal: number;
  /** Minutes since midnight. */
  readonly start: number;
  readonly end: number;
}

/** A lesson of another class that is held at the same time, with a task. */
export interface TaskBeside {
  readonly batch: number;
  readonly subject: number;
  readonly room: number | null;
}

/** A lesson to be placed, or several that stand together; lessons of a subject in a week are as many of these. */
export interface PlacedTask {
  /** Index of the class. */
  readonly batch: number;
  /** Lessons of the same subject of the same class bear the same number. */
  readonly subject: number;
  /** Indices of teachers. */
  readonly teachers: readonly number[];
  /** Index of the room, or null for none. */
  readonly room: number | null;
  /** Indices of the slots in which it may stand. */
  readonly slots: readonly number[];
  /** Lessons one after the other that it is; 1 without it. */
  readonly length?: number;
  /** For each of `slots` all that it takes there, itself first. Without it that one alone. */
  readonly cells?: readonly (readonly number[])[];
  /** Lessons of other classes that are held with it; their teachers are among its own. */
  readonly beside?: readonly TaskBeside[];
  /** Stands in this slot and is not moved. */
  readonly fixed?: number;
  /** Lessons of the subject should follow each other on one day. */
  readonly inPairs?: boolean;
  /** Lessons of the subject on a day, at most, in place of what holds for all. */
  readonly perDay?: number;
  /** Slots in which it would rather not stand. */
  readonly ratherNot?: readonly number[];
  /** Lessons of the subject would rather not be on two days in a row. */
  readonly daysBetween?: boolean;
}

/** What a teacher bears. */
export interface TeacherLimits {
  /** Lessons on one day at most. */
  readonly perDay: number | null;
  /** Days of the week on which he teaches at most. */
  readonly mostDays?: number | null;
  /** Slots in which he cannot teach. */
  readonly never: readonly number[];
  /** Slots in which he would rather not. */
  readonly ratherNot: readonly number[];
}

/** Subjects of which only one stands on a day. */
export interface ApartSubjects {
  readonly subjects: readonly number[];
  /** A rule; otherwise a wish. */
  readonly always: boolean;
}

/** Everything that a timetable is made from. The same input and seed give the same steps. */
export interface PlacingInput {
  readonly slots: readonly Slot[];
  readonly days: number;
  readonly batches: number;
  readonly rooms: number;
  readonly teachers: readonly TeacherLimits[];
  readonly tasks: readonly PlacedTask[];
  /** Lessons of one subject on a day, at most; more only where the week has not enough days for them. */
  readonly subjectPerDay: number;
  /** Lessons of a teacher one after the other, at most; a wish. */
  readonly inARow: number;
  readonly apart?: readonly ApartSubjects[];
  /** What wishes weigh that do not weigh what they usually do. */
  readonly weights?: Partial<Weights>;
  readonly seed: number;
}

/** Where the tasks stand, by their index; -1 for those that could not be placed. */
export type Placing = readonly number[];

/** How far a search is, and the best that it has found so far. */
export interface PlacingState {
  readonly placing: Placing;
  readonly unplaced: number;
  /** Wishes that are not fulfilled, weighed; 0 for none. */
  readonly cost: number;
  readonly steps: number;
}
