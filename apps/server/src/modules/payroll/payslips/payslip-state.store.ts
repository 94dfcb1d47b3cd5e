import type { PayslipStatus } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { actorId } from '../payroll-audit.store.ts';

/** What the conditions of a move look at. */
export interface PayslipState {
  readonly id: number;
  readonly version: number;
  readonly status: PayslipStatus;
  readonly employeeId: number;
  readonly employeeName: string;
  readonly groupId: number;
  readonly payPeriod: string;
  readonly netPay: string;
}

const columns = `s.id::float8 AS id, s.version, s.status, s.employee_id::float8 AS "employeeId",
  s.employee_name AS "employeeName", s.group_id::float8 AS "groupId", s.pay_period::text AS "payPeriod",
  s.net_pay::text AS "netPay"`;

/** States of payslips by id; deleted ones do not exist. */
export const statesOf = (connection: Connection, ids: readonly number[]): Promise<PayslipState[]> =>
  connection.query<PayslipState>({
    name: 'payslip_states',
    text: `SELECT ${columns} FROM payslip s WHERE s.id = ANY ($1::bigint[]) AND s.status <> 'DELETED' ORDER BY s.id`,
    values: [ids],
  });

/** States of the payslips of a group and period. */
export const statesOfPeriod = (
  connection: Connection,
  group: number,
  payPeriod: string,
): Promise<PayslipState[]> =>
  connection.query<PayslipState>({
    name: 'payslip_states_of_period',
    text: `SELECT ${columns} FROM payslip s
      WHERE s.group_id = $1 AND s.pay_period = $2 AND s.status <> 'DELETED' ORDER BY s.id`,
    values: [group, payPeriod],
  });

/** Where payslips go, and what is kept with it. */
export interface Move {
  readonly to: PayslipStatus;
  readonly states: readonly PayslipState[];
  /** Whether the acting user is kept as the one who decided. */
  readonly decides: boolean;
  readonly rejectReason: string | null;
}

/**
 * Moves payslips that are still in the state they were read in; whatever somebody else moved meanwhile stays.
 * @returns those that moved, with their new version
 */
export const movePayslips = (
  work: Work,
  { to, states, decides, rejectReason }: Move,
): Promise<{ id: number; version: number }[]> =>
  work.transaction.query({
    name: 'payslips_move',
    text: `UPDATE payslip s SET status = $4::text, archived = $4::text = 'DELETED', version = s.version + 1, updated_at = now(),
        updated_by = $5::bigint, reject_reason = $7, decided_by_id = CASE WHEN $6::boolean THEN $5::bigint END,
        decided_at = CASE WHEN $6::boolean THEN now() END
      FROM unnest($1::bigint[], $2::int[], $3::text[]) AS w (id, version, status)
      WHERE s.id = w.id AND s.version = w.version AND s.status = w.status
      RETURNING s.id::float8 AS id, s.version`,
    values: [
      states.map(({ id }) => id),
      states.map(({ version }) => version),
      states.map(({ status }) => status),
      to,
      actorId(work),
      decides,
      rejectReason,
    ],
  });
