import type { IsoDate, LedgerEntry, LedgerKind } from '@school/domain';
import { availableDays } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { actorId } from '../../../engine/audit/audit-lines.ts';

/** Whose balance, of which type. */
export interface BalanceKey {
  readonly employeeId: number;
  readonly leaveTypeId: number;
  readonly leaveYearId: number;
}

/** An entry to be written. */
export interface NewEntry extends BalanceKey {
  readonly kind: LedgerKind;
  /** Signed, decimal string. */
  readonly days: string;
  readonly effectiveDate: IsoDate;
  readonly expiresOn?: IsoDate | null;
  /** What it is written for; a second entry of the same kind for the same occasion is left out. */
  readonly occasion?: string | null;
  readonly sourceType: string;
  readonly sourceId?: number | null;
  readonly remark?: string | null;
}

/** The entries of one balance. */
export const ledgerOf = (
  connection: Connection,
  { employeeId, leaveTypeId, leaveYearId }: BalanceKey,
): Promise<LedgerEntry[]> =>
  connection.query<LedgerEntry>({
    name: 'leave_ledger_of',
    text: `SELECT id::float8 AS id, kind, trim_scale(days)::text AS days, effective_date::text AS "effectiveDate",
        expires_on::text AS "expiresOn"
      FROM leave_ledger_entry WHERE employee_id = $1 AND leave_type_id = $2 AND leave_year_id = $3 ORDER BY id`,
    values: [employeeId, leaveTypeId, leaveYearId],
  });

/** Covered days of pending applications, excluding one of them. */
export const pendingDays = async (
  connection: Connection,
  { employeeId, leaveTypeId, leaveYearId }: BalanceKey,
  except = 0,
): Promise<string> => {
  const [row] = await connection.query<{ days: string }>({
    name: 'leave_pending_days',
    text: `SELECT trim_scale(coalesce(sum(covered_days), 0))::text AS days FROM leave_application
      WHERE employee_id = $1 AND leave_type_id = $2 AND leave_year_id = $3 AND status = 'PENDING' AND id <> $4`,
    values: [employeeId, leaveTypeId, leaveYearId, except],
  });
  return row?.days ?? '0';
};

/** Days that can be requested from a day onwards, decimal string. */
export const availableOf = async (
  connection: Connection,
  key: BalanceKey,
  from: IsoDate,
  except = 0,
): Promise<string> =>
  availableDays(await ledgerOf(connection, key), await pendingDays(connection, key, except), from);

/** Number of entries per statement. */
const batch = 2_000;

/**
 * Adds entries; the database skips those whose occasion is already in the ledger.
 * @returns the entries that were written
 */
export const writeEntries = async (
  work: Pick<Work, 'transaction' | 'context'>,
  entries: readonly NewEntry[],
): Promise<readonly NewEntry[]> => {
  const written: NewEntry[] = [];
  for (let at = 0; at < entries.length; at += batch) {
    const part = entries.slice(at, at + batch);
    const rows = await work.transaction.query<{ place: number }>({
      name: 'leave_write_entries',
      text: `WITH wanted AS (
          SELECT * FROM jsonb_to_recordset($1::jsonb) AS w ("employeeId" bigint, "leaveTypeId" bigint,
            "leaveYearId" bigint, kind text, days numeric, "effectiveDate" date, "expiresOn" date, occasion text,
            "sourceType" text, "sourceId" integer, remark text)),
        written AS (
          INSERT INTO leave_ledger_entry (employee_id, leave_type_id, leave_year_id, kind, days, effective_date,
            expires_on, occasion, source_type, source_id, remark, created_by, updated_by)
          SELECT "employeeId", "leaveTypeId", "leaveYearId", kind, days, "effectiveDate", "expiresOn", occasion,
            "sourceType", "sourceId", remark, $2, $2 FROM wanted
          ON CONFLICT DO NOTHING RETURNING employee_id, leave_type_id, kind, occasion)
        SELECT (w.place - 1)::int AS place FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS w (entry, place)
          JOIN written r ON r.employee_id = (w.entry->>'employeeId')::bigint
            AND r.leave_type_id = (w.entry->>'leaveTypeId')::bigint AND r.kind = w.entry->>'kind'
            AND r.occasion IS NOT DISTINCT FROM w.entry->>'occasion'`,
      values: [JSON.stringify(part), actorId(work as Work)],
    });
    written.push(...rows.flatMap(({ place }) => part[place] ?? []));
  }
  return written;
};
