import { isAmong, NotFound, Refusal } from '@school/kernel';
import type { Actor, Principal } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import { partOf, subjectsTaught } from './exam.store.ts';

export const keepers: readonly Principal[] = ['ExaminationControl'];
export const makers: readonly Principal[] = ['ExaminationControl', 'EnterResults'];
export const readers: readonly Principal[] = ['ExaminationControl', 'EnterResults', 'ViewResults'];

const isStaff = ({ role }: Actor): boolean => role === 'ADMIN' || role === 'EMPLOYEE';

/** Whether the caller reads all results of a batch: the office, and its tutors. */
const readsBatch = async (actor: Actor, connection: Connection, batch: number): Promise<boolean> => {
  if (!isStaff(actor)) return false;
  return isAmong(actor, readers) || (await partOf(connection, actor.employee, { batch })).tutors;
};

/** Anyone on the staff may choose a batch, so they are told why it shows nothing: the same for one that does not exist. */
const notOfTheirs = (): Refusal =>
  new Refusal(404, 'The results of a whole batch are for its tutors and the examination office.', {
    code: 'NOT_FOUND',
  });

/** The same, for calls that need all of them. @throws Refusal for other staff, NotFound for everyone else */
export const assertReadsBatch = async (
  actor: Actor,
  connection: Connection,
  batch: number,
): Promise<void> => {
  if (!(await readsBatch(actor, connection, batch))) throw isStaff(actor) ? notOfTheirs() : new NotFound();
};

/**
 * The subjects of a batch whose results the caller reads: those that they teach, or all, for which it returns undefined.
 * @throws Refusal for staff who read none, NotFound for everyone else
 */
export const subjectsRead = async (
  actor: Actor,
  connection: Connection,
  batch: number,
): Promise<readonly number[] | undefined> => {
  if (await readsBatch(actor, connection, batch)) return undefined;
  if (!isStaff(actor)) throw new NotFound();
  const taught = await subjectsTaught(connection, actor.employee, batch);
  if (taught.length === 0) throw notOfTheirs();
  return taught;
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
