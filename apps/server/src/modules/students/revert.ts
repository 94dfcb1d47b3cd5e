import { Conflict, NotFound } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { openOrCloseBatch } from './batch-activity.ts';
import { isRollNumberFree, lastClosed, reopenEnrolment } from './enrolment.store.ts';
import { holdStudents, markTransferTakenBack, putIntoBatch, setRollNumber } from './moves.store.ts';
import { endReverted, transferredStudents, type TransferredStudent } from './revert.store.ts';
import { refuseOverfilling } from './seats.ts';
import { holdBatches } from './student.store.ts';

/** Outcome of reverting a transfer: each student completely, or not at all. */
export interface Reverted {
  readonly reverted: readonly number[];
  readonly refused: readonly { readonly student: number; readonly reasons: readonly string[] }[];
  /** Those whose old roll number someone else has meanwhile. */
  readonly withoutNumber: readonly number[];
}

/** Returns a student to the old batch; true with the old number. */
const putBack = async (
  { id, oldRollNumber }: TransferredStudent,
  { from, to, course }: { from: number; to: number; course: number },
  work: Work,
): Promise<boolean> => {
  const { transaction } = work;
  const actor = actorId(work);
  const ended = await endReverted(transaction, id, work.context.today, actor);
  const old = await lastClosed(transaction, id);
  if (old) await reopenEnrolment(transaction, old.id, actor);
  const reopened = old ? [{ id: old.id, version: old.version + 1 }] : [];
  writeAuditLines(work, 'batchEnrolment', 'update', [...ended, ...reopened]);
  const moved = await putIntoBatch(transaction, [id], { batch: from, course }, actor);
  const changes = { batch: [to, from] } as const;
  writeAuditLines(
    work,
    'student',
    'update',
    moved.map((row) => ({ ...row, changes })),
  );
  if (oldRollNumber === null) return true;
  if (!(await isRollNumberFree(transaction, from, oldRollNumber))) return false;
  await setRollNumber(transaction, id, oldRollNumber, actor);
  return true;
};

/**
 * Reverts a transfer for the given students, as far as nothing depends on the new batch yet (R5).
 * @throws NotFound, Conflict `REFUSED` if it is possible for none of them
 */
export const revertTransfer = async (
  transfer: number,
  students: readonly number[],
  work: Work,
): Promise<Reverted> => {
  const { transaction } = work;
  const record = await work.records.read(work, 'batchTransfer', transfer);
  if (!record) throw new NotFound();
  const [from, to] = [Number(record['fromBatch']), Number(record['toBatch'])];
  const source = (await holdBatches(transaction, [from, to])).get(from);
  if (!source) throw new NotFound();
  await holdStudents(transaction, students);
  const known = await transferredStudents(transaction, transfer);
  const asked = known.filter(({ id }) => students.includes(id));
  const refused = asked
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ id, reasons }) => ({ student: id, reasons }));
  const free = asked.filter(({ reasons }) => reasons.length === 0);
  if (free.length === 0) {
    throw new Conflict('None of these students can be moved back.', { code: 'REFUSED', data: { refused } });
  }
  refuseOverfilling(source, free.length, work);
  const withoutNumber: number[] = [];
  for (const student of free) {
    const kept = await putBack(student, { from, to, course: source.course }, work);
    if (!kept) withoutNumber.push(student.id);
  }
  const reverted = free.map(({ id }) => id);
  await markTransferTakenBack(transaction, transfer, reverted);
  writeAuditLines(work, 'batchTransfer', 'revert', [{ id: transfer, version: Number(record['version']) }]);
  if (record['deactivatedSource'] === true) await openOrCloseBatch(from, true, work);
  return { reverted, refused, withoutNumber };
};
