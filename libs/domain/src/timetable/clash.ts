import type { WeekdayKey } from './weekday.ts';

/** When something takes place every week; times "HH:mm" or "HH:mm:ss", all in the same format. */
export interface WeekHours {
  readonly weekday: WeekdayKey;
  readonly startTime: string;
  readonly endTime: string;
}

/** A lesson with every person and resource it occupies. */
export interface TakenHours extends WeekHours {
  readonly id: number;
  readonly batch: number;
  readonly teachers: readonly number[];
  readonly classroom: number | null;
}

/** Why two lessons cannot both take place: they need the same class, teacher or room. */
export type ClashRule = 'CLASS' | 'TEACHER' | 'ROOM';

export interface Clash<L extends TakenHours = TakenHours> {
  readonly rule: ClashRule;
  readonly with: L;
  /** The teacher or room that both need, the batch for a class. */
  readonly who: number;
}

/** Whether two lessons overlap in time, whatever their periods are called; one may begin as the other ends (R23). */
export const hoursMeet = (a: WeekHours, b: WeekHours): boolean =>
  a.weekday === b.weekday && a.startTime < b.endTime && b.startTime < a.endTime;

const clashWith = <L extends TakenHours>(lesson: TakenHours, other: L): Clash<L> | undefined => {
  if (lesson.batch === other.batch) return { rule: 'CLASS', with: other, who: other.batch };
  const teacher = other.teachers.find((id) => lesson.teachers.includes(id));
  if (teacher !== undefined) return { rule: 'TEACHER', with: other, who: teacher };
  const room = lesson.classroom;
  return room !== null && room === other.classroom ? { rule: 'ROOM', with: other, who: room } : undefined;
};

/**
 * The lessons that conflict with a lesson (R23, 1 to 3). The lesson itself, by its id, does not.
 * @param lesson the lesson to be placed; an id of 0 is new
 */
export const clashesOf = <L extends TakenHours>(
  lesson: TakenHours,
  others: readonly L[],
): readonly Clash<L>[] =>
  others
    .filter((other) => (lesson.id === 0 || other.id !== lesson.id) && hoursMeet(lesson, other))
    .map((other) => clashWith(lesson, other))
    .filter((clash) => clash !== undefined);
