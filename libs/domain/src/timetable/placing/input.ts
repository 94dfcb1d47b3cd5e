import type { Weights } from './wishes.ts';

/** A period of the week in one bell schedule; schedules may differ, so slots may overlap in time. */
export interface Slot {
  /** 0 for the first day of the week. */
  readonly day: number;
  /** Position of the period within the day, excluding breaks; at most 30. */
  readonly ordinal: number;
  /** Minutes since midnight. */
  readonly start: number;
  readonly end: number;
}

/** A lesson of another class held at the same time as a task. */
export interface TaskBeside {
  readonly batch: number;
  readonly subject: number;
  readonly room: number | null;
}

/**
 * A lesson to be placed, or several that are placed together; a subject has as many of these as it has lessons in a week.
 */
export interface PlacedTask {
  /** Index of the class. */
  readonly batch: number;
  /** Lessons of the same subject of the same class have the same number. */
  readonly subject: number;
  /** Indices of teachers. */
  readonly teachers: readonly number[];
  /** Index of the room, or null for none. */
  readonly room: number | null;
  /** Indices of the slots in which it may be placed. */
  readonly slots: readonly number[];
  /** Number of consecutive lessons it comprises; 1 by default. */
  readonly length?: number;
  /** For each of `slots` all slots it occupies there, itself first. By default only that slot. */
  readonly cells?: readonly (readonly number[])[];
  /** Lessons of other classes held with it; their teachers are included in its own. */
  readonly beside?: readonly TaskBeside[];
  /** Placed in this slot and not moved. */
  readonly fixed?: number;
  /** Lessons of the subject should be consecutive on a day. */
  readonly inPairs?: boolean;
  /** Maximum lessons of the subject on a day, instead of the general limit. */
  readonly perDay?: number;
  /** Slots in which it should preferably not be placed. */
  readonly ratherNot?: readonly number[];
  /** Lessons of the subject should preferably not be on two days in a row. */
  readonly daysBetween?: boolean;
}

/** A teacher's limits. */
export interface TeacherLimits {
  /** Maximum lessons on one day. */
  readonly perDay: number | null;
  /** Maximum teaching days per week. */
  readonly mostDays?: number | null;
  /** Slots in which the teacher is unavailable. */
  readonly never: readonly number[];
  /** Slots in which the teacher would rather not teach. */
  readonly ratherNot: readonly number[];
}

/** Subjects of which only one may be on a day. */
export interface ApartSubjects {
  readonly subjects: readonly number[];
  /** A hard rule; otherwise a wish. */
  readonly always: boolean;
}

/** Everything a timetable is generated from. The same input and seed give the same steps. */
export interface PlacingInput {
  readonly slots: readonly Slot[];
  readonly days: number;
  readonly batches: number;
  readonly rooms: number;
  readonly teachers: readonly TeacherLimits[];
  readonly tasks: readonly PlacedTask[];
  /** Maximum lessons of one subject on a day; more only where the week has too few days for them. */
  readonly subjectPerDay: number;
  /** Maximum consecutive lessons of a teacher; a wish. */
  readonly inARow: number;
  readonly apart?: readonly ApartSubjects[];
  /** Weights of wishes that differ from the defaults. */
  readonly weights?: Partial<Weights>;
  readonly seed: number;
}

/** The slots of the tasks, by index; -1 for those that could not be placed. */
export type Placing = readonly number[];

/** The progress of a search, and the best result so far. */
export interface PlacingState {
  readonly placing: Placing;
  readonly unplaced: number;
  /** Weighted sum of unfulfilled wishes; 0 for none. */
  readonly cost: number;
  readonly steps: number;
}
