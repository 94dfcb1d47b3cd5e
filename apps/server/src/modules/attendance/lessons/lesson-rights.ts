import { NotFound, type Actor } from '@school/kernel';
import type { Connection } from '../../../platform/database/database.ts';
import { mayMark, readableBatches } from '../rights.ts';
import type { ConductedLesson } from './conducted-lessons.ts';

/** Whether somebody gives a lesson on its day: its teacher, or on a day with a cover whoever covers it and nobody else. */
export const gives = ({ employee }: Actor, { givenBy }: Pick<ConductedLesson, 'givenBy'>): boolean =>
  employee != null && givenBy.includes(employee);

/** Whether the caller takes the register of a lesson: whoever gives it, tutors of the batch, the office. */
export const mayMarkLesson = async (
  connection: Connection,
  actor: Actor,
  lesson: ConductedLesson,
): Promise<boolean> => gives(actor, lesson) || mayMark(connection, actor, lesson.batch);

/** @throws NotFound for a lesson that the caller neither gives nor reads the batch of */
export const requireReadableLesson = (actor: Actor, lesson: ConductedLesson): void => {
  const readable = readableBatches(actor);
  if (readable !== null && !readable.includes(lesson.batch) && !gives(actor, lesson)) throw new NotFound();
};
