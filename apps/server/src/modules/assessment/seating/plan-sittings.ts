import { hallsFor, sittingsOf } from '@school/domain';
import type { SittingSlot } from '@school/domain';
import { Conflict } from '@school/kernel';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { roomsTaken } from '../../timetable/masters/room.store.ts';
import { lockSchedule } from '../exam.store.ts';
import { addInvigilators } from './invigilators.ts';
import { seatStudents } from './seat-students.ts';
import { examRooms, hallsOf, looseExams, openSittings, putIntoSitting, takersOf } from './seating.store.ts';
import type { LooseExam, SittingFacts } from './seating.store.ts';

/** What the coordinator requested. */
interface Plan {
  readonly from: string;
  readonly to: string;
  /** Rooms in the order in which they are filled. */
  readonly halls: readonly number[];
  readonly perHall: number;
}

const planOf = (input: RecordValues): Plan => ({
  from: String(input['from']),
  to: String(input['to']),
  halls: Array.isArray(input['halls']) ? input['halls'].map(Number) : [],
  perHall: Number(input['invigilators'] ?? 0),
});

const longest = 120;

/** The groups whose exams are written: "Mid-term exams", or several. */
const nameOf = (exams: readonly LooseExam[]): string =>
  [...new Set(exams.map(({ group }) => group))].join(', ').slice(0, longest);

const within = (slot: SittingSlot<LooseExam>, { date, startTime, endTime }: SittingFacts): boolean =>
  slot.date === date && slot.startTime >= startTime && slot.endTime <= endTime;

/** The sitting of given exams: an existing one at their time, or a new one. */
const sittingFor = async (
  slot: SittingSlot<LooseExam>,
  open: readonly SittingFacts[],
  work: Work,
): Promise<SittingFacts> => {
  const known = open.find((sitting) => within(slot, sitting));
  if (known) return known;
  const { date, startTime, endTime, exams } = slot;
  const values = { name: nameOf(exams), date, startTime, endTime };
  const [made] = await work.records.create(work, 'examSitting', [values], { system: true });
  return { ...values, id: Number(made?.['id']), status: 'DRAFT' };
};

const takeExams = async (sitting: number, exams: readonly LooseExam[], work: Work): Promise<void> => {
  const ids = exams.map(({ id }) => id);
  const put = await putIntoSitting(work.transaction, ids, sitting, actorId(work));
  writeAuditLines(
    work,
    'exam',
    'update',
    put.map((exam) => ({ ...exam, changes: { sitting: [null, sitting] } })),
  );
};

/** Takes as many of the rooms as are needed in addition to the existing halls, and free at the time. */
const takeHalls = async (sitting: SittingFacts, rooms: readonly number[], work: Work): Promise<void> => {
  const { transaction, records } = work;
  const present = await hallsOf(transaction, sitting.id);
  const seats = present.reduce((sum, hall) => sum + hall.rows * hall.columns, 0);
  const takers = (await takersOf(transaction, sitting.id)).slice(seats);
  const taken = await roomsTaken(transaction, sitting);
  const free = (await examRooms(transaction, rooms)).filter(({ id }) => !taken.has(id));
  const halls = hallsFor(free, takers).map(({ id }) => ({ sitting: sitting.id, classroom: id }));
  if (halls.length > 0) await records.create(work, 'examHall', halls, { system: true });
};

/** The outcome of a plan. */
export interface Planned {
  readonly sittings: number;
  readonly seated: number;
  readonly without: number;
  readonly lacking: number;
}

/**
 * Creates sittings for all exams of given days that have none: those at the same time together, with halls, seats and
 * invigilators.
 * @throws Conflict if there is no such exam
 */
export const planSittings = async (input: RecordValues, work: Work): Promise<Planned> => {
  const { transaction } = work;
  const { from, to, halls, perHall } = planOf(input);
  await lockSchedule(transaction);
  const slots = sittingsOf(await looseExams(transaction, from, to));
  if (slots.length === 0) {
    throw new Conflict('Every exam on these days already has a sitting.', { code: 'NO_EXAMS' });
  }
  const open = await openSittings(transaction, from, to);
  let [seated, without, lacking] = [0, 0, 0];
  for (const slot of slots) {
    const sitting = await sittingFor(slot, open, work);
    await takeExams(sitting.id, slot.exams, work);
    await takeHalls(sitting, halls, work);
    if ((await hallsOf(transaction, sitting.id)).length === 0) {
      without += (await takersOf(transaction, sitting.id)).length;
      continue;
    }
    const count = await seatStudents(sitting.id, open.includes(sitting), work);
    seated += count.seated;
    without += count.without;
    if (perHall > 0) lacking += (await addInvigilators(sitting, perHall, work)).lacking;
  }
  return { sittings: slots.length, seated, without, lacking };
};
