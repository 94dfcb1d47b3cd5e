import { copyable, seatName } from '@school/domain';
import { NotFound } from '@school/kernel';
import { moveSeat, proposeInvigilators, seatSitting, seatingPlan } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';
import type { Handler } from '../../../engine/operation/handle.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { dayOf } from '../../timetable/covers/free-teachers.ts';
import { addInvigilators } from './invigilators.ts';
import { moveToSeat, readSitting, seatStudents } from './seat-students.ts';
import type { SeatedSitting } from './seat-students.ts';
import { dutiesOf, sittingFacts } from './seating.store.ts';
import type { SittingFacts, Taker } from './seating.store.ts';

const known = async (connection: Connection, id: number): Promise<SittingFacts> => {
  const sitting = await sittingFacts(connection, id);
  if (!sitting) throw new NotFound();
  return sitting;
};

const personOf = ({ student, name, batch, rollNumber, paper, code: subject }: Taker) => ({
  student,
  name,
  batch,
  rollNumber,
  paper,
  subject,
});

/** Lessons timetabled in the rooms at the time, of classes that do not write. */
const lessonsIn = async (connection: Connection, sitting: SittingFacts, { takers }: SeatedSitting) => {
  const writing = new Set(takers.map(({ batchId }) => batchId));
  const { lessons } = await dayOf(connection, sitting.date);
  return (room: number): readonly string[] =>
    lessons
      .filter(
        ({ classroom, batch, cancelled, startTime, endTime }) =>
          classroom === room &&
          !cancelled &&
          !writing.has(batch) &&
          startTime.slice(0, 5) < sitting.endTime &&
          endTime.slice(0, 5) > sitting.startTime,
      )
      .map(({ batchName, subjectName, startTime }) => `${startTime.slice(0, 5)} ${batchName} ${subjectName}`);
};

const planOf = async (connection: Connection, id: number) => {
  const sitting = await known(connection, id);
  const found = await readSitting(connection, id);
  const duties = await dutiesOf(connection, id);
  const lessons = await lessonsIn(connection, sitting, found);
  const beside = new Set(copyable(found.seats).map(({ student }) => student));
  const seated = new Set(found.seats.map(({ student }) => student));
  return {
    status: sitting.status,
    halls: found.halls.map(({ id: hall, name, rows, columns, room }) => ({
      id: hall,
      name,
      rows,
      columns,
      invigilators: duties.filter((duty) => duty.hall === hall).map((duty) => duty.name),
      lessons: lessons(room),
      seats: found.seats
        .filter((seat) => seat.hall === hall)
        .map((seat) => ({
          ...personOf(seat),
          row: seat.row,
          column: seat.column,
          place: seatName(seat),
          beside: beside.has(seat.student),
        })),
    })),
    without: found.takers.filter(({ student }) => !seated.has(student)).map(personOf),
  };
};

/** Seats and invigilators of sittings, and the plan that shows them. */
export const seatingHandlers: readonly Handler[] = [
  handle(seatSitting, ({ record, input, work }) => seatStudents(record.id, input.keep, work)),
  handle(proposeInvigilators, async ({ record, input, work }) =>
    addInvigilators(await known(work.transaction, record.id), input.perHall, work),
  ),
  handle(moveSeat, ({ record, input, work }) => moveToSeat(record.id, input, work)),
  handle(seatingPlan, ({ input, connection }) => planOf(connection, input.sitting)),
];
