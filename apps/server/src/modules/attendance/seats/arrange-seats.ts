import type { arrangeSeats } from '@school/resources';
import { NotFound, Stale, type InputOf } from '@school/kernel';
import type { Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { studentSettingOf } from '../../students/student.store.ts';
import { holdBatchRegister, registerBatch, registerStudents } from '../register/register.store.ts';
import { requireArranger } from './seat-rights.ts';
import { plansOfBatch, type Seat, type SeatPlan } from './seat.store.ts';

type Arranged = InputOf<typeof arrangeSeats>;

const system = { system: true } as const;

const placeOf = ({ row, column }: Pick<Seat, 'row' | 'column'>): string => `${row}/${column}`;

/** @throws a refusal at the seat that is outside the room, taken twice, or for someone from another batch */
const judge = ({ rows, columns, seats }: Arranged, members: ReadonlySet<number>): void => {
  const [places, students] = [new Set<string>(), new Set<number>()];
  for (const [at, seat] of seats.entries()) {
    if (seat.row > rows || seat.column > columns) {
      throw invalidField(`seats[${at}]`, 'OUTSIDE', 'This seat is outside the room.');
    }
    if (places.has(placeOf(seat)) || students.has(seat.student)) {
      throw invalidField(`seats[${at}]`, 'TWICE', 'Each seat and each student can only be in the plan once.');
    }
    if (!members.has(seat.student)) {
      throw invalidField(`seats[${at}].student`, 'OTHER_BATCH', 'The student is not in this batch.');
    }
    places.add(placeOf(seat));
    students.add(seat.student);
  }
};

/** Who is in the batch today. @throws NotFound for a batch that does not exist */
const membersOf = async ({ transaction, context }: Work, batch: number): Promise<ReadonlySet<number>> => {
  const found = await registerBatch(transaction, batch);
  if (!found) throw new NotFound();
  const { sortBy } = await studentSettingOf(transaction);
  const today = { from: context.today, to: context.today };
  const students = await registerStudents(transaction, found, today, sortBy);
  return new Set(students.map(({ student }) => student));
};

/** Seats as rows of their plan: those who stay keep their row, those who move get another, so that two can swap places. */
const linesOf = (seats: readonly Seat[], plan: SeatPlan | undefined): readonly object[] => {
  const kept = new Map(plan?.seats.map((seat) => [`${placeOf(seat)}/${seat.student}`, seat.id]));
  return seats.map((seat) => {
    const id = kept.get(`${placeOf(seat)}/${seat.student}`);
    const line = { rowNumber: seat.row, columnNumber: seat.column, student: seat.student };
    return id === undefined ? line : { id, ...line };
  });
};

/**
 * Arranges the seats of a batch in a room, or in every room without its own plan.
 * @returns the version of the plan
 * @throws Stale for a plan that someone else has changed, or created, in the meantime
 */
export const arrange = async (input: Arranged, work: Work): Promise<{ version: number }> => {
  const { transaction, context, records } = work;
  const { batch, rows, columns, seats } = input;
  const classroom = input.classroom ?? null;
  requireArranger(context.actor, batch);
  await holdBatchRegister(transaction, batch);
  judge(input, await membersOf(work, batch));
  const plan = (await plansOfBatch(transaction, batch)).find((one) => one.classroom === classroom);
  if (plan && plan.version !== input.version) throw new Stale(plan.version);
  const values = { rowCount: rows, columnCount: columns, seats: linesOf(seats, plan) };
  const saved = plan
    ? await records.update(work, 'seatPlan', plan.id, { ...values, version: plan.version }, system)
    : (await records.create(work, 'seatPlan', [{ batch, classroom, ...values }], system))[0];
  return { version: Number(saved?.['version']) };
};
