import { Invalid, problemSaying } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { closeAccounts } from './accounts.ts';
import { openOrCloseBatch } from './batch-activity.ts';
import { closeEnrolments } from './enrolment.store.ts';
import { graduateStudents } from './moves.store.ts';
import type { HeldStudent } from './moves.store.ts';
import { askAboutOpen, endAll, unsettledOf } from '../leaver-part.ts';
import type { LeaverPart, Leavers } from '../leaver-part.ts';
import { chosenStudents, heldForMove, itemsOf, refuseChange } from './moving.ts';
import { holdBatches } from './student.store.ts';

/** @throws Invalid with the names, and at the line of each student with what must be settled first */
const refuseUnsettledIn = async (
  parts: readonly LeaverPart[],
  students: readonly HeldStudent[],
  leavers: Leavers,
  work: Work,
): Promise<void> => {
  const unsettled = await unsettledOf(parts, leavers, work);
  if (unsettled.size === 0) return;
  const problems = students.flatMap(({ id }, at) => {
    const conflict = unsettled.get(id);
    if (!conflict) return [];
    const { text, params } = conflict.said ?? { text: conflict.message };
    return [problemSaying(`items[${at}].student`, conflict.code, text, params)];
  });
  const names = students.flatMap(({ id, name }) => (unsettled.has(id) ? [name] : [])).join(', ');
  throw new Invalid('Something must be settled first for %{names}.', problems, { names });
};

const prepare = async (
  parts: readonly LeaverPart[],
  input: RecordValues,
  work: Work,
): Promise<RecordValues> => {
  const id = Number(input['batch']);
  const batch = (await holdBatches(work.transaction, [id])).get(id);
  if (!batch) throw invalidField('batch', 'notReference', 'The batch does not exist.');
  const students = await heldForMove(input['items'], id, work);
  const leavers: Leavers = {
    kind: 'STUDENT',
    ids: students.map((student) => student.id),
    lastDay: String(input['date']),
  };
  await refuseUnsettledIn(parts, students, leavers, work);
  await askAboutOpen(parts, leavers, work);
  return {
    ...input,
    items: itemsOf(students),
    deactivatedSource: batch.active && batch.students === students.length,
  };
};

const graduate = async (parts: readonly LeaverPart[], saved: RecordValues, work: Work): Promise<void> => {
  const { transaction } = work;
  const actor = actorId(work);
  const students = chosenStudents(saved['items']);
  const on = String(saved['date']);
  const ended = await closeEnrolments(transaction, students, { on, reason: 'GRADUATED' }, actor);
  writeAuditLines(work, 'batchEnrolment', 'update', ended);
  const note = String(saved['description']);
  const rows = await graduateStudents(transaction, students, { on, note }, actor);
  const changes = {
    status: ['ACTIVE', 'GRADUATED'],
    leavingDate: [null, on],
    leavingNote: [null, note],
  } as const;
  writeAuditLines(
    work,
    'student',
    'transition:graduate',
    rows.map((row) => ({ ...row, changes })),
  );
  for (const student of students) {
    await endAll(parts, { kind: 'STUDENT', id: student, lastDay: on, account: null, asked: {} }, work);
    await closeAccounts(student, 'Graduated', work);
  }
  if (saved['deactivatedSource'] === true) await openOrCloseBatch(Number(saved['batch']), false, work);
};

/** A graduation makes its students former ones when it is saved (R6). @param parts what modules do when a student leaves */
export const graduationBehaviour = (parts: readonly LeaverPart[]): Behaviour => ({
  beforeSave: (input, current, work) => {
    if (!current) return prepare(parts, input, work);
    refuseChange(input, current, 'description');
    return input;
  },
  afterSave: async (saved, before, work) => {
    if (!before) await graduate(parts, saved, work);
  },
});
