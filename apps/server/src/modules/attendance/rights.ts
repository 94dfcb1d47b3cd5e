import { Conflict, isAmong, NotFound, type Actor } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';

/** Whether the caller marks every batch and opens locked days. */
export const marksAll = (actor: Actor): boolean => isAmong(actor, ['StudentAttendance']);

/** Batches whose attendance a member of staff reads; null for all of them. */
export const readableBatches = (actor: Actor): readonly number[] | null =>
  isAmong(actor, ['StudentAttendance', 'StudentAttendanceView']) ? null : (actor.batches ?? []);

/** Whether someone looks after a batch. */
const isTutor = async (connection: Connection, employee: number, batch: number): Promise<boolean> => {
  const rows = await connection.query({
    name: 'attendance_is_tutor',
    text: 'SELECT 1 FROM batch_tutor WHERE batch_id = $1 AND employee_id = $2',
    values: [batch, employee],
  });
  return rows.length > 0;
};

/** Whether the caller marks a batch: the office all of them, tutors their own. */
export const mayMark = async (connection: Connection, actor: Actor, batch: number): Promise<boolean> => {
  if (marksAll(actor)) return true;
  return actor.role === 'EMPLOYEE' && actor.employee != null && isTutor(connection, actor.employee, batch);
};

/** @throws NotFound for a batch that the caller neither teaches nor looks after */
export const requireReadable = (actor: Actor, batch: number): void => {
  const readable = readableBatches(actor);
  if (readable !== null && !readable.includes(batch)) throw new NotFound();
};

/** @throws NotFound for an unrelated batch, Conflict for one that others look after */
export const requireMarker = async (connection: Connection, actor: Actor, batch: number): Promise<void> => {
  requireReadable(actor, batch);
  if (await mayMark(connection, actor, batch)) return;
  throw new Conflict('Attendance is marked by the tutors of the batch.', { code: 'NOT_TUTOR' });
};
