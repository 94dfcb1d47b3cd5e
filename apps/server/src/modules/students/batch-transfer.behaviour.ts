import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { openOrCloseBatch } from './batch-activity.ts';
import { closeEnrolments, openEnrolments } from './enrolment.store.ts';
import { putIntoBatch } from './moves.store.ts';
import { chosenStudents, heldForMove, itemsOf, refuseChange } from './moving.ts';
import { askAboutBeginning, refuseOverfilling } from './seats.ts';
import { holdBatches, type HeldBatch } from './student.store.ts';

/** @throws Conflict where nobody can be put into the other batch (R4) */
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

const prepare = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const [fromId, toId] = [Number(input['fromBatch']), Number(input['toBatch'])];
  if (fromId === toId) throw invalidField('toBatch', 'SAME', 'Choose another batch than the present one.');
  const batches = await holdBatches(work.transaction, [fromId, toId]);
  const [from, to] = [batches.get(fromId), batches.get(toId)];
  if (!from || !to)
    throw invalidField(from ? 'toBatch' : 'fromBatch', 'notReference', 'The batch does not exist.');
  refuseTarget(from, to);
  const students = await heldForMove(input['items'], fromId, work);
  askAboutBeginning(to, String(input['date']), work);
  refuseOverfilling(to, students.length, work, 'toBatch');
  return {
    ...input,
    items: itemsOf(students),
    deactivatedSource: from.active && from.students === students.length,
  };
};

/** Moves the students and, where nobody is left, closes the batch that they come from. */
const move = async (saved: RecordValues, work: Work): Promise<void> => {
  const { transaction } = work;
  const actor = actorId(work);
  const [from, to, on] = [Number(saved['fromBatch']), Number(saved['toBatch']), String(saved['date'])];
  const target = (await holdBatches(transaction, [to])).get(to);
  if (!target) return;
  const items = saved['items'] as readonly RecordValues[];
  const students = chosenStudents(items);
  const ended = await closeEnrolments(transaction, students, { on, reason: 'TRANSFERRED' }, actor);
  writeAuditLines(work, 'batchEnrolment', 'update', ended);
  const moved = await putIntoBatch(transaction, students, { batch: to, course: target.course }, actor);
  const numbers = new Map(items.map((item) => [Number(item['student']), item['oldRollNumber'] ?? null]));
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

/** A transfer moves its students as it is saved. */
export const batchTransferBehaviour: Behaviour = {
  beforeSave: (input, current, work) => {
    if (!current) return prepare(input, work);
    refuseChange(input, current, 'note');
    return input;
  },
  afterSave: async (saved, before, work) => {
    if (!before) await move(saved, work);
  },
};
