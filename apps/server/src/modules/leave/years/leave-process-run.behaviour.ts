import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { lockYears } from '../balances/leave-type.store.ts';
import { moveYear } from './move-year.ts';

/**
 * Reverts the closing of a year, as long as nobody has used the new one: every entry of the run is written again with the
 * opposite sign.
 */
const revert = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  const { transaction } = work;
  const [id, fromYear, toYear] = [Number(row['id']), Number(row['fromYear']), Number(row['toYear'])];
  const isAll = row['scope'] === 'ALL';
  const years = await lockYears(transaction);
  if (!isAll && years.find((year) => year.id === fromYear)?.status !== 'ACTIVE') {
    throw new Conflict('The leave year has since been closed for everyone. Undo that first.', {
      code: 'ILLEGAL_STATE',
    });
  }
  const [used] = await transaction.query<{ count: number }>({
    name: 'leave_new_year_used',
    text: `SELECT count(DISTINCT employee_id)::int AS count FROM leave_ledger_entry
      WHERE leave_year_id = $1 AND kind <> 'CREDIT' AND source_type <> 'PROCESS' AND ($3 OR employee_id IN (
        SELECT employee_id FROM leave_ledger_entry WHERE source_type = 'PROCESS' AND source_id = $2))`,
    values: [toYear, id, isAll],
  });
  const count = used?.count ?? 0;
  if (count > 0) {
    throw new Conflict('%{count} employees have already used the new leave year.', {
      code: 'YEAR_USED',
      params: { count },
    });
  }
  await transaction.query({
    name: 'leave_revert_entries',
    text: `INSERT INTO leave_ledger_entry (employee_id, leave_type_id, leave_year_id, kind, days, effective_date, occasion,
        source_type, source_id, remark)
      SELECT employee_id, leave_type_id, leave_year_id,
        CASE WHEN leave_year_id = $2 THEN 'EXPIRE' ELSE 'ADJUSTMENT' END, -days, effective_date, 'revert/' || id, 'PROCESS', $1,
        'Closing of the leave year taken back' FROM leave_ledger_entry WHERE source_type = 'PROCESS' AND source_id = $1`,
    values: [id, toYear],
  });
  // The year itself was never closed.
  if (!isAll) return {};
  if (!(await moveYear(work, toYear, 'ACTIVE', 'UPCOMING')))
    throw new Conflict('The new leave year is no longer active.', { code: 'ILLEGAL_STATE' });
  await moveYear(work, fromYear, 'CLOSED', 'ACTIVE');
  return {};
};

export const leaveProcessRunBehaviour: Behaviour = { transitions: { revert } };
