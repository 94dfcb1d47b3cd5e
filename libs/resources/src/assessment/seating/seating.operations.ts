import { defineOperation, f, is, list, rows, type Keyed } from '@school/kernel';
import { examKeepers, resultReaders } from '../access.ts';

const id = f.int({ required: true, min: 1 });
const text = f.text({ required: true });
const count = (label: string) => f.int({ label, required: true });
const most = 10_000;

/** Seats everyone who takes part in a sitting, neighbours with different papers. */
export const seatSitting = defineOperation('seatSitting', {
  module: 'assessment',
  label: 'Seat students',
  description: 'Classes are mixed so that nobody has the same paper beside, in front of or behind them.',
  at: 'POST setup/v1/ExamSitting/:examSitting/seat',
  on: { one: 'examSitting' },
  when: is('status', 'DRAFT'),
  input: { keep: f.flag({ label: 'Keep existing seats', default: false }) },
  answer: {
    seated: count('Students with a seat'),
    without: count('Students without a seat'),
    beside: count('Next to the same paper'),
    free: count('Free seats'),
  },
  access: examKeepers,
  preview: true,
  done: 'Students are seated',
});

/** Assigns free invigilators to halls that lack them, those with the fewest duties first. */
export const proposeInvigilators = defineOperation('proposeInvigilators', {
  module: 'assessment',
  label: 'Propose invigilators',
  description:
    'Teachers who are free at the time, those with the fewest duties first. Invigilators already assigned stay.',
  at: 'POST setup/v1/ExamSitting/:examSitting/invigilators',
  on: { one: 'examSitting' },
  input: {
    perHall: f.int({ label: 'Invigilators in each hall', min: 1, max: 5, default: 1 }),
  },
  answer: { added: count('Added'), lacking: count('Still missing') },
  access: examKeepers,
  preview: true,
  done: 'Invigilators are added',
});

/** Moves a student to another seat of the sitting; whoever sits there takes the vacated one. */
export const moveSeat = defineOperation('moveSeat', {
  module: 'assessment',
  label: 'Move to another seat',
  at: 'POST setup/v1/ExamSitting/:examSitting/move',
  on: { one: 'examSitting' },
  when: is('status', 'DRAFT'),
  input: { student: id, hall: id, row: id, column: id },
  access: examKeepers,
  hidden: true,
});

const student = {
  student: id,
  name: text,
  batch: text,
  rollNumber: f.text(),
  paper: text,
  subject: text,
} as const;

/** Everything that the plan of a sitting shows: halls with who sits where, who has no seat, and what is wrong. */
export const seatingPlan = defineOperation('seatingPlan', {
  module: 'assessment',
  label: 'Seating plan',
  at: 'GET setup/v1/ExamSitting/:sitting/plan',
  input: { sitting: id },
  answer: {
    status: text,
    halls: rows(
      {
        id,
        name: text,
        rows: id,
        columns: id,
        invigilators: list(text, { max: 20 }),
        lessons: list(text, { max: 100 }),
        seats: rows({ ...student, row: id, column: id, place: text, beside: f.flag() }, { max: 3_600 }),
      },
      { max: 200 },
    ),
    without: rows(student, { max: most }),
  },
  access: ['EMPLOYEE', ...resultReaders],
});

export const seatingOperations = [seatSitting, proposeInvigilators, moveSeat, seatingPlan] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof seatingOperations> {}
}
