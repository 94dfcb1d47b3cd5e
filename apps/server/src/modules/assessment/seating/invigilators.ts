import type { Work } from '../../../engine/behaviour.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { dayOf, takenAt } from '../../timetable/covers/free-teachers.ts';
import type { TakenTeacher } from '../../timetable/covers/free-teachers.ts';
import { dutiesOf, hallsOf, invigilatingAt, invigilators, takersOf } from './seating.store.ts';
import type { SittingFacts } from './seating.store.ts';

/** Everybody who is taken at the hours of a sitting; lessons of the classes that write do not take place. */
export const takenDuring = async (
  connection: Connection,
  sitting: SittingFacts,
): Promise<readonly TakenTeacher[]> => {
  const writing = new Set((await takersOf(connection, sitting.id)).map(({ batchId }) => batchId));
  return takenAt(await dayOf(connection, sitting.date), hoursOf(sitting), writing);
};

/** The hours as lessons say theirs, with seconds. */
const hoursOf = ({ startTime, endTime }: SittingFacts) => ({
  startTime: `${startTime}:00`,
  endTime: `${endTime}:00`,
});

/** What adding invigilators has come to. */
export interface AddedInvigilators {
  readonly added: number;
  readonly lacking: number;
}

/**
 * Gives halls of a sitting, which its caller holds, so many invigilators each as far as there are any who are free: not those
 * who teach what is written where others are there, and whoever has had the fewest duties first.
 */
export const addInvigilators = async (
  sitting: SittingFacts,
  perHall: number,
  work: Work,
): Promise<AddedInvigilators> => {
  const { transaction, records } = work;
  const present = await dutiesOf(transaction, sitting.id);
  const busy = new Set([
    ...present.map(({ employee }) => employee),
    ...(await invigilatingAt(transaction, sitting)),
    ...(await takenDuring(transaction, sitting)).map(({ employee }) => employee),
  ]);
  const people = await invigilators(transaction, sitting.id, sitting.date);
  const free = people.filter(({ id }) => !busy.has(id));
  const halls = await hallsOf(transaction, sitting.id);
  const places = Array.from({ length: perHall }, (_, at) => at).flatMap((at) =>
    halls.filter(({ id }) => present.filter(({ hall }) => hall === id).length <= at),
  );
  const duties = places.flatMap(({ id: hall }, at) => {
    const person = free[at];
    return person ? [{ hall, employee: person.id }] : [];
  });
  if (duties.length > 0) await records.create(work, 'examDuty', duties, { system: true });
  return { added: duties.length, lacking: places.length - duties.length };
};
