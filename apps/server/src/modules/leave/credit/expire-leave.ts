import { addDays, expiredLots } from '@school/domain';
import type { IsoDate, LedgerEntry } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { writeEntries } from '../balances/ledger.store.ts';
import type { BalanceKey, NewEntry } from '../balances/ledger.store.ts';
import type { StoredYear } from '../balances/leave-type.store.ts';

interface Row extends BalanceKey {
  readonly entries: readonly LedgerEntry[];
}

/**
 * Writes off expired carried days; each carried amount once.
 * @param employees only of these
 */
export const expireLeave = async (
  work: Work,
  year: StoredYear,
  today: IsoDate,
  employees?: readonly number[],
): Promise<number> => {
  const rows = await work.transaction.query<Row>({
    name: 'leave_expiring',
    text: `SELECT employee_id::float8 AS "employeeId", leave_type_id::float8 AS "leaveTypeId",
        leave_year_id::float8 AS "leaveYearId", jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'days', days::text,
          'effectiveDate', effective_date, 'expiresOn', expires_on) ORDER BY id) AS entries
      FROM leave_ledger_entry WHERE leave_year_id = $1 AND ($3::bigint[] IS NULL OR employee_id = ANY($3))
      GROUP BY employee_id, leave_type_id, leave_year_id HAVING bool_or(expires_on < $2)`,
    values: [year.id, today, employees ?? null],
  });
  const entries = rows.flatMap(({ entries, ...key }) =>
    expiredLots(entries, today).map((lot): NewEntry => ({
      ...key,
      kind: 'EXPIRE',
      days: `-${lot.days}`,
      effectiveDate: addDays(lot.expiresOn, 1),
      occasion: `expire/${lot.entryId}`,
      sourceType: 'EXPIRY',
      sourceId: lot.entryId ?? null,
    })),
  );
  return (await writeEntries(work, entries)).length;
};
