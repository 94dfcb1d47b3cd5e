import { NotFound, type Actor } from '@school/kernel';
import type { Connection } from '../../../platform/database/database.ts';
import { mayMark, readableBatches } from '../rights.ts';
import type { ConductedLesson } from './conducted-lessons.ts';

/** Whether someone gives a lesson on its day: its teacher, or on a day with a cover only the cover. */
export const gives = ({ employee }: Actor, { givenBy }: Pick<ConductedLesson, 'givenBy'>): boolean =>
  employee != null && givenBy.includes(employee);

/** Whether the caller takes the register of a lesson: those who give it, tutors of the batch, the office. */
export const mayMarkLesson = async (
  connection: Connection,
  actor: Actor,
  lesson: ConductedLesson,
): Promise<boolean> => gives(actor, lesson) || mayMark(connection, actor, lesson.batch);

/** @throws NotFound for a lesson that the caller does not give, in a batch that the caller does not read */
export const requireReadableLesson = (actor: Actor, lesson: ConductedLesson): void => {
  const readable = readableBatches(actor);
  if (readable !== null && !readable.includes(lesson.batch) && !gives(actor, lesson)) throw new NotFound();
};
