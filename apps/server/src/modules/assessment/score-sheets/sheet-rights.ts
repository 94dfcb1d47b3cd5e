import { isAmong } from '@school/kernel';
import type { Actor } from '@school/kernel';
import type { Connection } from '../../../platform/database/database.ts';
import { makers, readers } from '../exam-rights.ts';
import { partOf } from '../exam.store.ts';
import type { SheetPlace } from './sheet-source.ts';

type Place = Pick<SheetPlace, 'batch' | 'subject'>;

/** Whether the caller fills a sheet: the office, those who teach its subject; a sheet without a subject is for tutors. */
export const mayEnterSheet = async (actor: Actor, connection: Connection, place: Place): Promise<boolean> => {
  if (isAmong(actor, makers)) return true;
  const { teaches, tutors } = await partOf(connection, actor.employee, place);
  return place.subject === 0 ? tutors : teaches;
};

/** Whether the caller reads it: those who fill it, those who read all results, and the tutors of the batch. */
export const mayReadSheet = async (actor: Actor, connection: Connection, place: Place): Promise<boolean> => {
  if (isAmong(actor, readers)) return true;
  const { teaches, tutors } = await partOf(connection, actor.employee, place);
  return teaches || tutors;
};
