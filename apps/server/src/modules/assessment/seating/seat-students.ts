import { copyable, seatNewcomers, spreadSeats } from '@school/domain';
import type { SeatedTaker } from '@school/domain';
import { Conflict } from '@school/kernel';
import { actorId } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { clearSeats, giveSeats, hallsOf, seatsOf, takersOf } from './seating.store.ts';
import type { HallFacts, Taker } from './seating.store.ts';

/** Who writes in a sitting, its halls, and where those with a seat sit. */
export interface SeatedSitting {
  readonly halls: readonly HallFacts[];
  readonly takers: readonly Taker[];
  readonly seats: readonly (SeatedTaker & Taker)[];
  /** Students with a seat who no longer write: they have left, or take another subject. */
  readonly gone: readonly number[];
}

export const readSitting = async (connection: Connection, sitting: number): Promise<SeatedSitting> => {
  const halls = await hallsOf(connection, sitting);
  const takers = await takersOf(connection, sitting);
  const byStudent = new Map(takers.map((taker) => [taker.student, taker]));
  const rows = await seatsOf(connection, sitting);
  const seats = rows.flatMap((seat) => {
    const taker = byStudent.get(seat.student);
    return taker?.exam === seat.exam ? [{ ...taker, ...seat }] : [];
  });
  const seated = new Set(seats.map(({ student }) => student));
  return {
    halls,
    takers,
    seats,
    gone: rows.filter(({ student }) => !seated.has(student)).map(({ student }) => student),
  };
};

export interface SeatedCount {
  readonly seated: number;
  readonly without: number;
  readonly beside: number;
  readonly free: number;
}

const counted = (
  { halls, takers }: Pick<SeatedSitting, 'halls' | 'takers'>,
  seats: readonly SeatedTaker[],
): SeatedCount => ({
  seated: seats.length,
  without: takers.length - seats.length,
  beside: copyable(seats).length,
  free: halls.reduce((sum, { rows, columns }) => sum + rows * columns, 0) - seats.length,
});

/**
 * Seats those who write in a sitting, which its caller has locked; with `keep` only those who have no seat yet.
 * @throws Conflict for a sitting without halls
 */
export const seatStudents = async (sitting: number, keep: boolean, work: Work): Promise<SeatedCount> => {
  const { transaction } = work;
  const found = await readSitting(transaction, sitting);
  const { halls, takers, seats, gone } = found;
  if (halls.length === 0) throw new Conflict('The sitting has no hall yet.', { code: 'NO_HALL' });
  await clearSeats(transaction, sitting, keep ? gone : null);
  const seated = new Set(seats.map(({ student }) => student));
  const given = keep
    ? seatNewcomers(
        halls,
        seats,
        takers.filter(({ student }) => !seated.has(student)),
      )
    : spreadSeats(halls, takers);
  await giveSeats(transaction, sitting, halls, given.seats, actorId(work));
  return counted(found, keep ? [...seats, ...given.seats] : given.seats);
};

export interface SeatMove {
  readonly student: number;
  readonly hall: number;
  readonly row: number;
  readonly column: number;
}

/**
 * Puts a student on a seat; its occupant gets the seat the student left, or none if the student had none.
 * @throws Conflict for a student who does not write in the sitting, or a seat its halls do not have
 */
export const moveToSeat = async (sitting: number, to: SeatMove, work: Work): Promise<void> => {
  const { transaction } = work;
  const { halls, takers, seats, gone } = await readSitting(transaction, sitting);
  const taker = takers.find(({ student }) => student === to.student);
  const hall = halls.find(({ id }) => id === to.hall);
  if (!taker || !hall || to.row > hall.rows || to.column > hall.columns) {
    throw new Conflict('The sitting does not have this student or seat.', { code: 'NO_SEAT' });
  }
  const isThere = (seat: SeatMove): boolean =>
    seat.hall === to.hall && seat.row === to.row && seat.column === to.column;
  const before = seats.find(({ student }) => student === to.student);
  const other = seats.find((seat) => isThere(seat) && seat.student !== to.student);
  // The seat of someone who no longer writes appears free, and is.
  await clearSeats(transaction, sitting, [to.student, ...(other ? [other.student] : []), ...gone]);
  const { row, column } = to;
  const moved = [
    { ...taker, hall: hall.id, row, column },
    ...(other && before ? [{ ...other, hall: before.hall, row: before.row, column: before.column }] : []),
  ];
  await giveSeats(transaction, sitting, halls, moved, actorId(work));
};
