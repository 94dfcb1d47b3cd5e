import { closeBalance } from '@school/domain';
import type { YearEnd, YearEndRules } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import type { StoredYear } from '../balances/leave-type.store.ts';

/** How one balance leaves the year. */
export interface ClosingRow extends YearEnd {
  readonly employeeId: number;
  readonly employeeName: string;
  readonly leaveTypeId: number;
  readonly leaveTypeName: string;
  readonly balance: string;
  readonly expiryMonths: number | null;
}

interface Row extends YearEndRules {
  readonly employeeId: number;
  readonly employeeName: string;
  readonly leaveTypeId: number;
  readonly leaveTypeName: string;
  readonly balance: string;
}

/**
 * Every balance of a year with its outcome; balances of zero are left out.
 * @param employees only of these
 */
export const closingOf = async (
  connection: Connection,
  year: StoredYear,
  carryNegative: boolean,
  employees?: readonly number[],
): Promise<readonly ClosingRow[]> => {
  const rows = await connection.query<Row>({
    name: 'leave_closing',
    text: `SELECT l.employee_id::float8 AS "employeeId", concat_ws(' ', e.first_name, e.last_name) AS "employeeName",
        t.id::float8 AS "leaveTypeId", t.name AS "leaveTypeName", trim_scale(sum(l.days))::text AS balance,
        t.carry_forward AND e.status = 'ACTIVE' AS "carryForward", t.max_carry_forward::text AS "maxCarryForward",
        t.carry_forward_expiry_months AS "carryForwardExpiryMonths", t.unused_action AS "unusedAction"
      FROM leave_ledger_entry l JOIN employee e ON e.id = l.employee_id JOIN leave_type t ON t.id = l.leave_type_id
      WHERE l.leave_year_id = $1 AND ($2::bigint[] IS NULL OR l.employee_id = ANY($2))
      GROUP BY l.employee_id, e.id, t.id HAVING sum(l.days) <> 0
      ORDER BY "employeeName", l.employee_id, t.name`,
    values: [year.id, employees ?? null],
  });
  return rows.map(({ employeeId, employeeName, leaveTypeId, leaveTypeName, balance, ...rules }) => ({
    employeeId,
    employeeName,
    leaveTypeId,
    leaveTypeName,
    balance,
    expiryMonths: rules.carryForwardExpiryMonths ?? null,
    ...closeBalance(balance, rules, carryNegative),
  }));
};
