import { Conflict, type Actor } from '@school/kernel';
import { marksAll, requireReadable } from '../rights.ts';

/** Whether the caller arranges the seats of a batch: the office for all of them, its teachers and tutors. */
export const mayArrange = (actor: Actor, batch: number): boolean =>
  marksAll(actor) ||
  (actor.role === 'EMPLOYEE' && actor.employee != null && (actor.batches ?? []).includes(batch));

/** @throws NotFound for an unrelated batch, Conflict for one that others teach */
export const requireArranger = (actor: Actor, batch: number): void => {
  requireReadable(actor, batch);
  if (mayArrange(actor, batch)) return;
  throw new Conflict('Seats are arranged by the teachers of the batch.', { code: 'NOT_TEACHER' });
};
