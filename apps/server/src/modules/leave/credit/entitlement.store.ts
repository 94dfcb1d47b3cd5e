import type { CreditFrequency, CreditStep, IsoDate } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** One employee's entitlement to one type in a year, and what has been received. */
export interface Entitlement {
  readonly employeeId: number;
  readonly leaveTypeId: number;
  readonly typeName: string;
  readonly annual: string;
  readonly frequency: CreditFrequency;
  readonly step: CreditStep;
  readonly proRateJoiners: boolean;
  readonly from: IsoDate;
  /** Occasions already in the ledger. */
  readonly given: readonly string[];
  readonly already: string;
}

/** Which entitlements: all of a year, or those of a group or of given employees. */
export interface EntitlementFilter {
  readonly leaveYearId: number;
  readonly employees?: readonly number[];
  readonly leaveGroup?: number;
}

/** @param members SQL of the memberships that count */
const entitlementText = (
  members: string,
): string => `SELECT m.employee_id::float8 AS "employeeId", t.id::float8 AS "leaveTypeId", t.name AS "typeName",
        trim_scale(g.leave_count)::text AS annual, coalesce(t.credit_frequency, 'MANUAL') AS frequency, coalesce(t.credit_rounding, 'NONE') AS step,
        coalesce(t.pro_rate_joiners, true) AS "proRateJoiners", greatest(m.added_on, e.joining_date)::text AS "from",
        coalesce(l.given, '{}') AS given, trim_scale(coalesce(l.already, 0))::text AS already
      FROM ${members} m
        JOIN employee e ON e.id = m.employee_id AND e.status = 'ACTIVE' AND NOT e.archived
        JOIN leave_group_type g ON g.leave_group_id = m.leave_group_id
        JOIN leave_type t ON t.id = g.leave_type_id
        LEFT JOIN LATERAL (
          SELECT array_agg(occasion) AS given, sum(days) AS already FROM leave_ledger_entry
          WHERE employee_id = m.employee_id AND leave_type_id = t.id AND leave_year_id = $1 AND kind = 'CREDIT') l ON true
      WHERE m.removed_on IS NULL AND t.active AND NOT t.archived AND NOT t.is_unpaid AND t.credit_frequency <> 'MANUAL'
        AND (t.gender = 'ANY' OR t.gender = e.gender)
        AND ($2::bigint[] IS NULL OR m.employee_id = ANY($2::bigint[])) AND ($3::bigint IS NULL OR m.leave_group_id = $3)
      ORDER BY m.employee_id, t.id`;

/** Every current employee who has leave through a group, with their credits of the year. */
export const entitlementsOf = (
  connection: Connection,
  { leaveYearId, employees, leaveGroup }: EntitlementFilter,
): Promise<Entitlement[]> =>
  connection.query<Entitlement>({
    name: 'leave_entitlements',
    text: entitlementText('leave_group_member'),
    values: [leaveYearId, employees ?? null, leaveGroup ?? null],
  });

/** The same for employees as if they had joined a group on a day. */
export const entitlementsInGroup = (
  connection: Connection,
  { leaveYearId, employees, leaveGroup }: Required<EntitlementFilter>,
  addedOn: IsoDate,
): Promise<Entitlement[]> =>
  connection.query<Entitlement>({
    name: 'leave_entitlements_in_group',
    text: entitlementText(
      `(SELECT employee_id, $3::bigint AS leave_group_id, $4::date AS added_on, NULL::date AS removed_on
        FROM unnest($2::bigint[]) employee_id)`,
    ),
    values: [leaveYearId, employees, leaveGroup, addedOn],
  });
