import { Conflict } from '@school/kernel';
import type { Behaviour, Behaviours, RecordValues, Work } from '../../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../../engine/envelope/refusals.ts';
import { askFirst } from '../../../engine/own-calls/ask-first.ts';
import { takenDuring } from './invigilators.ts';
import { planSittings } from './plan-sittings.ts';
import { examRooms, hallFacts, invigilatingAt, seatsOf, sittingFacts } from './seating.store.ts';
import type { HallFacts, SittingFacts } from './seating.store.ts';
import { tellInvigilator, tellSeats } from './tell-seats.ts';
import { readSitting } from './seat-students.ts';

const sittingAt = async (id: unknown, { transaction }: Work): Promise<SittingFacts> => {
  const sitting = await sittingFacts(transaction, Number(id));
  if (!sitting) throw invalidField('sitting', 'notReference', 'The sitting does not exist.');
  return sitting;
};

/** Seats are published when nobody lacks one, or when the publisher overrides this. */
const sittingBehaviour: Behaviour = {
  actions: { plan: (_rows, input, work) => planSittings(input, work) },
  transitions: {
    publish: async (row, _asked, work) => {
      const { takers, seats } = await readSitting(work.transaction, Number(row['id']));
      if (seats.length === 0) throw new Conflict('Nobody has a seat yet.', { code: 'NO_SEATS' });
      const missing = takers.length - seats.length;
      if (missing > 0) {
        askFirst(work.context, {
          message: '%{missing} students have no seat.',
          reason: 'withoutSeat',
          params: { missing },
        });
      }
      await tellSeats(Number(row['id']), work);
      return {};
    },
  },
};

/** @throws Conflict where students sit beyond the remaining rows and seats */
const refuseFewerSeats = async (
  hall: HallFacts,
  { rows, columns }: { readonly rows: number; readonly columns: number },
  { transaction }: Work,
): Promise<void> => {
  const seats = (await seatsOf(transaction, hall.sitting)).filter((seat) => seat.hall === hall.id);
  const beyond = seats.filter((seat) => seat.row > rows || seat.column > columns).length;
  if (beyond > 0) {
    throw conflictAt('rows', 'TAKEN', '%{beyond} students are seated there. Move them first.', { beyond });
  }
};

const newHall = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  await sittingAt(input['sitting'], work);
  const [room] = await examRooms(work.transaction, [Number(input['classroom'])]);
  const rows = input['rows'] ?? room?.rows;
  const columns = input['columns'] ?? room?.columns;
  if (!rows || !columns) {
    throw invalidField(
      'classroom',
      'notReference',
      'The room does not specify how many seats it has for exams.',
    );
  }
  return { ...input, rows, columns };
};

const book = async (hall: RecordValues, work: Work): Promise<void> => {
  const { name, date, startTime, endTime } = await sittingAt(hall['sitting'], work);
  const booking = { classroom: hall['classroom'], date, startTime, endTime, purpose: name };
  await work.records.create(work, 'classroomAllocation', [{ ...booking, examHall: hall['id'] }], {
    system: true,
  });
};

/** A hall books its room; it keeps its room and its sitting, and any seats that are taken. */
const hallBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (!current) return newHall(input, work);
    for (const field of ['sitting', 'classroom']) {
      if (field in input && input[field] !== current[field]) {
        throw conflictAt(
          field,
          'FIXED',
          'The room and sitting of a hall cannot be changed. Add another hall.',
        );
      }
    }
    const hall = await hallFacts(work.transaction, Number(current['id']));
    const { rows = current['rows'], columns = current['columns'] } = input;
    if (!hall || !rows || !columns) throw invalidField('rows', 'required', 'A hall needs seats.');
    await refuseFewerSeats(hall, { rows: Number(rows), columns: Number(columns) }, work);
    return input;
  },
  afterSave: async (saved, before, work) => {
    if (!before) await book(saved, work);
  },
  beforeDelete: async (current, work) => {
    const { status } = await sittingAt(current['sitting'], work);
    if (status === 'PUBLISHED' && Number(current['taken'] ?? 0) > 0) {
      throw new Conflict('The seats are published. Withdraw them first.', { code: 'PUBLISHED' });
    }
  },
};

/** @throws Conflict for someone who is away or invigilates elsewhere; a lesson of another class needs confirmation (R23) */
const refuseTaken = async (employee: number, sitting: SittingFacts, work: Work): Promise<void> => {
  const elsewhere = await invigilatingAt(work.transaction, sitting);
  if (elsewhere.has(employee)) {
    throw conflictAt('employee', 'CLASH', 'This person is invigilating elsewhere at this time.');
  }
  const taken = (await takenDuring(work.transaction, sitting)).filter((one) => one.employee === employee);
  if (taken.some(({ by }) => by === 'leave')) {
    throw conflictAt('employee', 'AWAY', 'This person is on leave at this time.');
  }
  if (taken.some(({ by }) => by === 'never')) {
    throw conflictAt('employee', 'AWAY', 'This person is not available at this time.');
  }
  const lesson = taken.find((one) => one.lesson)?.lesson;
  if (!lesson) return;
  const { subjectName: subject, batchName: batch, startTime, endTime } = lesson;
  askFirst(work.context, {
    message: 'This person has %{subject} in %{batch} from %{from} to %{to}.',
    reason: 'hasLesson',
    params: { subject, batch, from: startTime.slice(0, 5), to: endTime.slice(0, 5) },
  });
};

/** A duty has the day and hours of its sitting, by which the database allows a person only one hall. */
const dutyBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const hall = await hallFacts(work.transaction, Number(input['hall'] ?? current?.['hall']));
    if (!hall) throw invalidField('hall', 'notReference', 'The hall does not exist.');
    const sitting = await sittingAt(hall.sitting, work);
    const employee = Number(input['employee'] ?? current?.['employee']);
    if (!work.system) await refuseTaken(employee, sitting, work);
    const { id, date, startTime, endTime } = sitting;
    return { ...input, sitting: id, date, startTime, endTime };
  },
  afterSave: async (saved, before, work) => {
    if (before && before['employee'] === saved['employee'] && before['hall'] === saved['hall']) return;
    const { id, status } = await sittingAt(saved['sitting'], work);
    if (status === 'PUBLISHED') await tellInvigilator(id, Number(saved['id']), work);
  },
};

/** Rules of halls and seats that the definitions cannot express. */
export const seatingBehaviours: Behaviours = {
  examSitting: sittingBehaviour,
  examHall: hallBehaviour,
  examDuty: dutyBehaviour,
};
