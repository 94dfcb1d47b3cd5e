import type { IsoDate } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** A lesson of a batch on a day. */
interface GuardedLesson {
  readonly batch: number;
  readonly date: IsoDate;
  readonly classTiming: number;
}

/** Whether anything is recorded about a lesson that would be lost if it did not take place. */
type LessonGuard = (connection: Connection, lesson: GuardedLesson) => Promise<boolean>;

const known: { guard: LessonGuard } = { guard: () => Promise.resolve(false) };

/** The module that keeps registers reports which lessons have one. */
export const guardLessons = (guard: LessonGuard): void => {
  known.guard = guard;
};

/** Whether the register of a lesson was taken: it took place, and can no longer be cancelled (R25). */
export const hasRegister: LessonGuard = (connection, lesson) => known.guard(connection, lesson);
