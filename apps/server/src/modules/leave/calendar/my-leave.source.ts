import type { CalendarSource } from '../../calendar/range/calendar-item.ts';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** The approved leave of the caller; nobody else's. */
export const myLeaveSource: CalendarSource = {
  feature: 'leave',
  items: async ({ caller, connection }, { from, to }) => {
    const employee = caller.actor.employee ?? null;
    if (employee === null) return [];
    const rows = await connection.query<Row>({
      name: 'calendar_my_leave',
      text: `SELECT a.id::float8 AS id, a.version, t.name AS title, a.start_date::text AS "startDate",
          a.end_date::text AS "endDate"
        FROM leave_application a JOIN leave_type t ON t.id = a.leave_type_id
        WHERE a.employee_id = $1 AND a.status = 'APPROVED' AND NOT a.archived AND a.start_date <= $3 AND a.end_date >= $2
        ORDER BY a.start_date, a.id`,
      most: 10_000,
      values: [employee, from, to],
    });
    return rows.map((row) => ({
      ...row,
      key: `leave:${row.id}`,
      source: 'leave',
      kind: 'LEAVE',
      startTime: null,
      endTime: null,
      colour: null,
      location: null,
      description: null,
      isHoliday: false,
      mayEdit: false,
    }));
  },
};
