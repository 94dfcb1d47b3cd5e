import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import type { TakenBack } from '../finance/taking-back.ts';

/** The fee of an application is due again when its receipt is cancelled. */
export const reopenApplications = async (work: Work, taken: readonly TakenBack[]): Promise<void> => {
  const ids = taken.flatMap(({ of }) => (of.source_type === 'APPLICATION' ? [of.source_id] : []));
  if (ids.length === 0) return;
  const rows = await work.transaction.query<{ id: number; version: number; receipt: string | null }>({
    name: 'applications_reopen',
    text: `with was as (select id, receipt from applicant where id = any($1::bigint[]) for update)
      update applicant a set fee_paid = 0, fee_paid_on = null, receipt = null, version = a.version + 1,
        updated_at = now(), updated_by = $2
      from was where a.id = was.id returning a.id::float8 as id, a.version, was.receipt`,
    values: [ids, actorId(work)],
  });
  writeAuditLines(
    work,
    'applicant',
    'update',
    rows.map(({ receipt, ...row }) => ({ ...row, changes: { receipt: [receipt, null] } as const })),
  );
};
