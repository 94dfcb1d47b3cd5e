import { Conflict, Invalid, problemSaying } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { openOrCloseBatch } from './batch-activity.ts';
import { closeEnrolments, openEnrolments } from './enrolment.store.ts';
import {
  holdStudents,
  movedLines,
  preparedStudents,
  putIntoBatch,
  settlePrepared,
  studentsWithPlan,
  type HeldStudent,
} from './moves.store.ts';
import { heldForMove, itemsOf, refuseChange } from './moving.ts';
import { askAboutBeginning, refuseOverfilling } from './seats.ts';
import { holdBatches, type HeldBatch } from './student.store.ts';

/** @throws Conflict if nobody can be put into the other batch (R4) */
const refuseTarget = (from: HeldBatch, to: HeldBatch): void => {
  if (!to.active)
    throw new Conflict('%{name} is not active.', { code: 'INACTIVE', params: { name: to.name } });
  if (from.yearStart !== null && to.yearStart !== null && to.yearStart < from.yearStart) {
    throw new Conflict('%{name} belongs to an earlier academic year.', {
      code: 'EARLIER_YEAR',
      params: { name: to.name },
    });
  }
};

/** @throws Invalid at each line whose student is due to be moved by another transfer in the future */
const refusePlanned = async (students: readonly HeldStudent[], { transaction }: Work): Promise<void> => {
  const planned = await studentsWithPlan(
    transaction,
    students.map(({ id }) => id),
  );
  const problems = students.flatMap(({ id, name }, at) =>
    planned.has(id)
      ? [
          problemSaying(`items[${at}].student`, 'PLANNED', 'A transfer of %{name} is already prepared.', {
            name,
          }),
        ]
      : [],
  );
  const [first] = problems;
  if (first) throw new Invalid(first.text ?? first.message, problems, first.params);
};

const prepare = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const [fromId, toId] = [Number(input['fromBatch']), Number(input['toBatch'])];
  if (fromId === toId) throw invalidField('toBatch', 'SAME', 'Choose a batch other than the present one.');
  const batches = await holdBatches(work.transaction, [fromId, toId]);
  const [from, to] = [batches.get(fromId), batches.get(toId)];
  if (!from || !to)
    throw invalidField(from ? 'toBatch' : 'fromBatch', 'notReference', 'The batch does not exist.');
  refuseTarget(from, to);
  const students = await heldForMove(input['items'], fromId, work);
  const planned = String(input['date']) > work.context.today;
  if (planned) await refusePlanned(students, work);
  askAboutBeginning(to, String(input['date']), work);
  refuseOverfilling(to, students.length, work, 'toBatch');
  return {
    ...input,
    state: planned ? 'PLANNED' : 'DONE',
    items: itemsOf(students).map((item) => (planned ? { ...item, status: 'PLANNED' } : item)),
    deactivatedSource: !planned && from.active && from.students === students.length,
  };
};

/**
 * The day of a prepared transfer has come: those still in the old batch are moved, others are left out.
 * @throws Conflict `NOBODY`, or if the other batch no longer accepts anyone
 */
const takeEffect = async (row: RecordValues, _: RecordValues, work: Work): Promise<RecordValues> => {
  const { transaction } = work;
  const [fromId, toId, transfer] = [Number(row['fromBatch']), Number(row['toBatch']), Number(row['id'])];
  const batches = await holdBatches(transaction, [fromId, toId]);
  const [from, to] = [batches.get(fromId), batches.get(toId)];
  const held = await holdStudents(transaction, await preparedStudents(transaction, transfer));
  const going = [...held.values()].filter(
    ({ archived, status, batch }) => !archived && status === 'ACTIVE' && batch === fromId,
  );
  if (!from || !to || going.length === 0)
    throw new Conflict('None of these students is still in the batch.', { code: 'NOBODY' });
  refuseTarget(from, to);
  refuseOverfilling(to, going.length, work);
  await settlePrepared(transaction, transfer, going);
  const { today } = work.context;
  return {
    date: String(row['date']) < today ? row['date'] : today,
    deactivatedSource: from.active && from.students === going.length,
  };
};

/** Moves the students and, if nobody is left, closes the batch they come from. */
const move = async (saved: RecordValues, work: Work): Promise<void> => {
  const { transaction } = work;
  const actor = actorId(work);
  const [from, to, on] = [Number(saved['fromBatch']), Number(saved['toBatch']), String(saved['date'])];
  const target = (await holdBatches(transaction, [to])).get(to);
  if (!target) return;
  const items = await movedLines(transaction, Number(saved['id']));
  const students = items.map(({ student }) => student);
  const ended = await closeEnrolments(transaction, students, { on, reason: 'TRANSFERRED' }, actor);
  writeAuditLines(work, 'batchEnrolment', 'update', ended);
  const moved = await putIntoBatch(transaction, students, { batch: to, course: target.course }, actor);
  const numbers = new Map(items.map(({ student, oldRollNumber }) => [student, oldRollNumber]));
  writeAuditLines(
    work,
    'student',
    'update',
    moved.map((row) => {
      const number = numbers.get(row.id) ?? null;
      const changes = {
        batch: [from, to] as const,
        ...(number ? { rollNumber: [number, null] as const } : {}),
      };
      return { ...row, changes };
    }),
  );
  const place = { batch: to, academicYear: target.academicYear, from: on };
  const opened = await openEnrolments(transaction, students, place, actor);
  writeAuditLines(work, 'batchEnrolment', 'create', opened);
  if (saved['deactivatedSource'] === true) await openOrCloseBatch(from, false, work);
};

/** A transfer moves its students when it is saved; one with a future date, on that day. */
export const batchTransferBehaviour: Behaviour = {
  beforeSave: (input, current, work) => {
    if (!current) return prepare(input, work);
    refuseChange(input, current, 'note');
    return input;
  },
  afterSave: async (saved, before, work) => {
    if (saved['state'] === 'DONE' && before?.['state'] !== 'DONE') await move(saved, work);
  },
  transitions: {
    takeEffect,
    callOff: async (row, _, { transaction }) => {
      await settlePrepared(transaction, Number(row['id']), []);
      return {};
    },
  },
};
