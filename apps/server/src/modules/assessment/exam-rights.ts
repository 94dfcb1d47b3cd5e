import { isAmong, NotFound } from '@school/kernel';
import type { Actor, Principal } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import { partOf } from './exam.store.ts';

export const keepers: readonly Principal[] = ['ExaminationControl'];
export const makers: readonly Principal[] = ['ExaminationControl', 'EnterResults'];
export const readers: readonly Principal[] = ['ExaminationControl', 'EnterResults', 'ViewResults'];

const isStaff = ({ role }: Actor): boolean => role === 'ADMIN' || role === 'EMPLOYEE';

/** Who reads all results of a batch: the office, and its tutors. @throws NotFound for everybody else */
export const assertReadsBatch = async (
  actor: Actor,
  connection: Connection,
  batch: number,
): Promise<void> => {
  if (isStaff(actor) && isAmong(actor, readers)) return;
  if (isStaff(actor) && (await partOf(connection, actor.employee, { batch })).tutors) return;
  throw new NotFound();
};

/** Who reads the results of a subject: those, and who teaches it. @throws NotFound for everybody else */
export const assertReadsSubject = async (
  actor: Actor,
  connection: Connection,
  place: { readonly subject: number; readonly batch: number },
): Promise<void> => {
  if (isStaff(actor) && isAmong(actor, readers)) return;
  const part = isStaff(actor) ? await partOf(connection, actor.employee, place) : undefined;
  if (!part?.teaches && !part?.tutors) throw new NotFound();
};
