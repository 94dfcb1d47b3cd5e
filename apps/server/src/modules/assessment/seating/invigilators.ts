import type { Work } from '../../../engine/behaviour.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { dayOf, takenAt } from '../../timetable/covers/free-teachers.ts';
import type { TakenTeacher } from '../../timetable/covers/free-teachers.ts';
import { dutiesOf, hallsOf, invigilatingAt, invigilators, takersOf } from './seating.store.ts';
import type { SittingFacts } from './seating.store.ts';

/** Everyone occupied at the hours of a sitting; lessons of the classes that write do not take place. */
export const takenDuring = async (
  connection: Connection,
  sitting: SittingFacts,
): Promise<readonly TakenTeacher[]> => {
  const writing = new Set((await takersOf(connection, sitting.id)).map(({ batchId }) => batchId));
  return takenAt(await dayOf(connection, sitting.date), hoursOf(sitting), writing);
};

/** The hours in the format of lessons, with seconds. */
const hoursOf = ({ startTime, endTime }: SittingFacts) => ({
  startTime: `${startTime}:00`,
  endTime: `${endTime}:00`,
});

/** The outcome of adding invigilators. */
export interface AddedInvigilators {
  readonly added: number;
  readonly lacking: number;
}

/**
 * Gives halls of a sitting, which its caller has locked, this many invigilators each as far as any are free: avoiding those
 * who teach what is written where others are available, and starting with those who have had the fewest duties.
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
