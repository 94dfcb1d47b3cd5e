import type { PayslipStatus } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { actorId } from '../../../engine/audit/audit-lines.ts';

/** What the conditions of a transition check. */
export interface PayslipState {
  readonly id: number;
  readonly version: number;
  readonly status: PayslipStatus;
  readonly employeeId: number;
  readonly employeeName: string;
  readonly groupId: number;
  readonly payPeriod: string;
  readonly netPay: string;
  /** It belongs to a prepared or completed payment. */
  readonly isHeldByPayment: boolean;
}

const columns = `s.id::float8 AS id, s.version, s.status, s.employee_id::float8 AS "employeeId",
  s.employee_name AS "employeeName", s.group_id::float8 AS "groupId", s.pay_period::text AS "payPeriod",
  s.net_pay::text AS "netPay",
  s.salary_payment_id IS NOT NULL AS "isHeldByPayment"`;

/**
 * States of payslips by id, locked until the transaction ends: of two concurrent decisions, the second is based on the
 * result of the first. Deleted ones do not exist.
 */
export const heldStatesOf = (connection: Connection, ids: readonly number[]): Promise<PayslipState[]> =>
  connection.query<PayslipState>({
    name: 'payslip_held_states',
    text: `SELECT ${columns} FROM payslip s WHERE s.id = ANY ($1::bigint[]) AND s.status <> 'DELETED' ORDER BY s.id
      FOR UPDATE`,
    values: [ids],
  });

/** The same for the payslips of a group and period. */
export const heldStatesOfPeriod = (
  connection: Connection,
  group: number,
  payPeriod: string,
): Promise<PayslipState[]> =>
  connection.query<PayslipState>({
    name: 'payslip_held_states_of_period',
    text: `SELECT ${columns} FROM payslip s
      WHERE s.group_id = $1 AND s.pay_period = $2 AND s.status <> 'DELETED' ORDER BY s.id
      FOR UPDATE`,
    values: [group, payPeriod],
  });

/** The target state of payslips, and what is stored with it. */
export interface Move {
  readonly to: PayslipStatus;
  /** Payslips whose states are locked. */
  readonly ids: readonly number[];
  /** Whether the acting user is recorded as the decider. */
  readonly decides: boolean;
  readonly rejectReason: string | null;
}

/**
 * Changes the state of payslips whose states are locked.
 * @returns their new versions
 */
export const movePayslips = (
  work: Work,
  { to, ids, decides, rejectReason }: Move,
): Promise<{ id: number; version: number }[]> =>
  work.transaction.query({
    name: 'payslips_move',
    text: `UPDATE payslip s SET status = $2::text, archived = $2::text = 'DELETED', version = s.version + 1, updated_at = now(),
        updated_by = $3::bigint, reject_reason = $5, decided_by_id = CASE WHEN $4::boolean THEN $3::bigint END,
        decided_at = CASE WHEN $4::boolean THEN now() END
      WHERE s.id = ANY ($1::bigint[])
      RETURNING s.id::float8 AS id, s.version`,
    values: [ids, to, actorId(work), decides, rejectReason],
  });
