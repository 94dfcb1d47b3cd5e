import { Conflict } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { openAccounts } from './accounts.ts';
import { openOrCloseBatch } from './batch-activity.ts';
import { isRollNumberFree, lastClosed, reopenEnrolment } from './enrolment.store.ts';
import { markGraduateTakenBack } from './moves.store.ts';
import { refuseOverfilling } from './seats.ts';
import { holdBatches } from './student.store.ts';

/**
 * A former student returns to their last batch as if they had never left (R6); the roll number is restored unless someone
 * has taken it meanwhile.
 * @throws Conflict for a student without a batch to return to
 */
export const takeBack = async (
  row: RecordValues,
  _asked: RecordValues,
  work: Work,
): Promise<RecordValues> => {
  const { transaction } = work;
  const student = Number(row['id']);
  const last = await lastClosed(transaction, student);
  const batch = last && (await holdBatches(transaction, [last.batch])).get(last.batch);
  if (!last || !batch) throw new Conflict('There is no batch to return to.', { code: 'NO_BATCH' });
  refuseOverfilling(batch, 1, work);
  await reopenEnrolment(transaction, last.id, actorId(work));
  writeAuditLines(work, 'batchEnrolment', 'update', [{ id: last.id, version: last.version + 1 }]);
  await openOrCloseBatch(last.batch, true, work);
  await markGraduateTakenBack(transaction, student);
  await openAccounts(student, work);
  const keeps =
    last.rollNumber !== null && (await isRollNumberFree(transaction, last.batch, last.rollNumber));
  return {
    leavingDate: null,
    leavingReason: null,
    leavingNote: null,
    rollNumber: keeps ? last.rollNumber : null,
  };
};
