import type { LeaveDecisionFacts, LedgerEntry } from '@school/domain';
import { availableDays, representedIn } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { sampleOf } from '../../../platform/database/part-of-rows.ts';

interface Row extends Omit<LeaveDecisionFacts, 'available' | 'inPlaceOf'> {
  readonly applicant: number;
  readonly reportingManager: number | null;
  readonly departmentHead: number | null;
  /** Name of the reporting manager, else of the head of the department. */
  readonly approver: string | null;
  readonly startDate: string;
  readonly isUnpaid: boolean;
  readonly pending: string;
  readonly entries: readonly LedgerEntry[];
}

/** Maximum number of applications covered by one response; more are refused, and asked for in spans of their ids. */
const most = 500;

/** Whose applications are meant, and which. */
interface Asked {
  readonly viewer: number;
  readonly own: number;
  readonly standsInFor: readonly number[];
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Balance and overlapping absences for each application awaiting someone's decision, earliest start first.
 * @param viewer employee whose people are meant; 0 for the personnel office, which decides on everyone
 * @param own employee whose own applications are left out: nobody decides on their own
 * @param standsInFor employees in whose place the viewer decides today
 * @param from first and last id (`to`) of the applications that are meant, null for no end
 */
export const decisionFacts = async (
  connection: Connection,
  { viewer, own, standsInFor, from, to }: Asked,
): Promise<LeaveDecisionFacts[]> => {
  const rows = await connection.query<Row>({
    name: 'leave_decision_facts',
    text: `SELECT a.id::float8 AS "applicationId", a.start_date::text AS "startDate", t.is_unpaid AS "isUnpaid",
        e.id::float8 AS applicant, e.reporting_manager_id::float8 AS "reportingManager", d.head_id::float8 AS "departmentHead",
        CASE WHEN m.id IS NOT NULL THEN concat_ws(' ', m.first_name, m.middle_name, m.last_name) END AS approver,
        o.pending, l.entries, w.away
      FROM leave_application a JOIN employee e ON e.id = a.employee_id JOIN leave_type t ON t.id = a.leave_type_id
        LEFT JOIN employee_department d ON d.id = e.department_id
        LEFT JOIN employee m ON m.id = coalesce(e.reporting_manager_id, d.head_id)
        LEFT JOIN LATERAL (
          SELECT trim_scale(coalesce(sum(covered_days), 0))::text AS pending FROM leave_application
          WHERE employee_id = a.employee_id AND leave_type_id = a.leave_type_id AND leave_year_id = a.leave_year_id
            AND status = 'PENDING' AND id <> a.id) o ON true
        LEFT JOIN LATERAL (
          SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'days', days::text,
            'effectiveDate', effective_date, 'expiresOn', expires_on) ORDER BY id), '[]') AS entries
          FROM leave_ledger_entry WHERE employee_id = a.employee_id AND leave_type_id = a.leave_type_id
            AND leave_year_id = a.leave_year_id) l ON true
        LEFT JOIN LATERAL (
          SELECT coalesce(jsonb_agg(jsonb_build_object('name', n.name, 'pending', n.pending) ORDER BY n.pending, n.name), '[]') AS away
          FROM (
            SELECT concat_ws(' ', c.first_name, c.last_name) AS name, bool_and(b.status = 'PENDING') AS pending
            FROM leave_application_day x JOIN leave_application b ON b.id = x.application_id JOIN employee c ON c.id = x.employee_id
            WHERE NOT x.archived AND x.date BETWEEN a.start_date AND a.end_date AND c.id <> e.id
              AND c.department_id = e.department_id
            GROUP BY c.id ORDER BY 2, 1 ${sampleOf(10)}) n) w ON true
      WHERE a.status = 'PENDING' AND a.employee_id <> $2
        AND ($4::bigint IS NULL OR a.id >= $4) AND ($5::bigint IS NULL OR a.id <= $5)
        AND ($1 = 0 OR coalesce(e.reporting_manager_id, d.head_id) = ANY(array[$1::bigint] || $3::bigint[]))
      ORDER BY a.start_date, a.id`,
    most,
    values: [viewer, own, standsInFor, from, to],
  });
  const caller = { actor: own, holdsLeaveManagement: viewer === 0, standsInFor };
  return rows.map(({ applicationId, startDate, isUnpaid, pending, entries, away, approver, ...people }) => ({
    applicationId,
    available: isUnpaid ? null : availableDays(entries, pending, startDate),
    away,
    inPlaceOf: representedIn({ ...people, ...caller }) === null ? null : approver,
  }));
};
