import type { PayslipEventRow } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { AuditLine } from '../../../engine/audit/audit-lines.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';

/** An event on payslips, identical for all of them. */
export interface PayslipHappening {
  readonly event: PayslipEventRow['event'];
  readonly from: string | null;
  readonly to: string;
  readonly remark?: string | null;
  readonly rows: readonly AuditLine[];
}

/** Stores events and history of payslips, in the transaction that caused them. */
export const keepEvents = async (
  work: Work,
  { event, from, to, remark, rows }: PayslipHappening,
): Promise<void> => {
  await work.transaction.query({
    name: 'payslip_events_insert',
    text: `INSERT INTO payslip_event (payslip_id, event, from_status, to_status, actor_id, happened_at, remark, change,
        created_by, updated_by)
      SELECT l.id, $2, $3, $4, $5::bigint, now(), $6, l.changes, $5, $5
      FROM jsonb_to_recordset($1::jsonb) AS l (id bigint, changes jsonb)`,
    values: [JSON.stringify(rows), event, from, to, actorId(work), remark?.slice(0, 250) ?? null],
  });
  const status: NonNullable<AuditLine['changes']> = from === to ? {} : { status: [from, to] };
  writeAuditLines(
    work,
    'payslip',
    event === 'generate' ? 'create' : `transition:${event}`,
    rows.map((row) => ({ ...row, changes: { ...status, ...row.changes } })),
  );
};

/** The events of a payslip, earliest first. */
export const eventsOf = (connection: Connection, payslip: number): Promise<PayslipEventRow[]> =>
  connection.query<PayslipEventRow>({
    name: 'payslip_events',
    text: `SELECT v.event, v.from_status AS "from", v.to_status AS "to",
        coalesce(u.full_name, '') AS "by",
        to_char(v.happened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "at", v.remark, v.change
      FROM payslip_event v LEFT JOIN ${accounts} u ON u.id = v.actor_id WHERE v.payslip_id = $1 ORDER BY v.id`,
    values: [payslip],
  });
