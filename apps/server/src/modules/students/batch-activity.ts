import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { setBatchActive } from './enrolment.store.ts';

/** Opens or closes a batch as its students come and go, with its entry in the history. */
export const openOrCloseBatch = async (batch: number, active: boolean, work: Work): Promise<void> => {
  const changed = await setBatchActive(work.transaction, batch, active, actorId(work));
  if (changed)
    writeAuditLines(work, 'batch', 'update', [{ ...changed, changes: { active: [!active, active] } }]);
};
