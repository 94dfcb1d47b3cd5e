import { defineOperation, f, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { attendanceStaff } from './access.ts';
import { mostSeatRows } from './seat-plan.resource.ts';

const id = f.int({ required: true, min: 1 });
const place = f.int({ required: true, min: 1, max: mostSeatRows });
const size = { rows: place, columns: place } as const;
const seats = rows({ row: place, column: place, student: id }, { max: mostSeatRows * mostSeatRows });

/** The seat plans of a batch. For a lesson, its teacher reads them too, and its room is returned. */
export const seatPlansOf = defineOperation('seatPlansOf', {
  module: 'attendance',
  label: 'Seat plans of a batch',
  at: 'GET setup/v1/attendanceSystem/seats',
  input: {
    batch: id,
    date: f.date({ help: 'Of a lesson; empty for the batch itself' }),
    classTiming: f.int({ min: 1, help: 'Of a lesson' }),
    subject: f.int({ min: 1, help: 'Of a lesson' }),
  },
  answer: {
    batch: id,
    mayArrange: f.flag(),
    /** The room of the lesson, or the home room of the batch. */
    room: f.int(),
    /** Rooms in which the batch has lessons. */
    rooms: rows({ id, name: f.text({ required: true }) }, { max: 1_000 }),
    plans: rows({ version: id, classroom: f.int(), ...size, seats }, { max: 1_000 }),
  },
  access: attendanceStaff,
});

/** Arranges the seats of a batch as a whole: anyone not named has no seat. */
export const arrangeSeats = defineOperation('arrangeSeats', {
  module: 'attendance',
  label: 'Arrange seats',
  at: 'PUT setup/v1/attendanceSystem/seats',
  input: {
    batch: id,
    classroom: f.int({ min: 1, help: 'If empty, every room without its own plan' }),
    version: f.int({ min: 1, help: 'Of the plan that was read; empty for a new one' }),
    ...size,
    seats,
  },
  answer: { version: id },
  access: attendanceStaff,
  hidden: true,
});

export const seatOperations = [seatPlansOf, arrangeSeats] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof seatOperations> {}
}
