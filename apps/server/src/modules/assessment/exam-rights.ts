import { isAmong, NotFound } from '@school/kernel';
import type { Actor, Principal } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import { partOf } from './exam.store.ts';

export const keepers: readonly Principal[] = ['ExaminationControl'];
export const makers: readonly Principal[] = ['ExaminationControl', 'EnterResults'];
export const readers: readonly Principal[] = ['ExaminationControl', 'EnterResults', 'ViewResults'];

const isStaff = ({ role }: Actor): boolean => role === 'ADMIN' || role === 'EMPLOYEE';

/** Who reads all results of a batch: the office, and its tutors. @throws NotFound for everyone else */
export const assertReadsBatch = async (
  actor: Actor,
  connection: Connection,
  batch: number,
): Promise<void> => {
  if (isStaff(actor) && isAmong(actor, readers)) return;
  if (isStaff(actor) && (await partOf(connection, actor.employee, { batch })).tutors) return;
  throw new NotFound();
};

interface Place {
  readonly subject: number;
  readonly batch: number;
}

/** Whether the caller reads the results of a subject: the office, the tutors of the batch, and those who teach it. */
export const readsSubject = async (actor: Actor, connection: Connection, place: Place): Promise<boolean> => {
  if (!isStaff(actor)) return false;
  if (isAmong(actor, readers)) return true;
  const { teaches, tutors } = await partOf(connection, actor.employee, place);
  return teaches || tutors;
};

/** The same, for calls that need nothing else from it. @throws NotFound for everyone else */
export const assertReadsSubject = async (
  actor: Actor,
  connection: Connection,
  place: Place,
): Promise<void> => {
  if (!(await readsSubject(actor, connection, place))) throw new NotFound();
};
