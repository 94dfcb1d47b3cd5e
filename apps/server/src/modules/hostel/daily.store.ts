import { institutionTimeZone } from '../../platform/clock/institution.ts';
import type { Connection } from '../../platform/database/database.ts';

/** Where a person lives on a day. */
export interface Living {
  readonly id: number;
  readonly hostel: number;
  readonly name: string;
}

/** The stay of a student on a day; undefined if the student does not live in a hostel then. */
export const stayOf = async (
  connection: Connection,
  student: number,
  day: string,
): Promise<Living | undefined> => {
  const [row] = await connection.query<Living>({
    name: 'hostel_stay_of',
    text: `select id::float8 as id, hostel_id::float8 as hostel, name from hostel_allocation
      where student_id = $1 and status <> 'CANCELLED' and from_date <= $2
        and coalesce(vacated_on, 'infinity') > $2::date order by from_date desc limit 1`,
    values: [student, day],
  });
  return row;
};

/** SQL: the school's calendar day of a moment. */
const dayOf = (moment: string): string => `(${moment} at time zone ${institutionTimeZone})::date`;

/** A new row of the night register. */
export interface NightRow {
  readonly allocation: number;
  readonly hostel: number;
  readonly student: number | null;
  readonly employee: number | null;
  readonly status: 'IN' | 'LEAVE';
}

/**
 * Residents of a house who sleep there on a night and are not in a register of it yet; on leave if one was granted, whichever of their stays it was requested for.
 */
export const residentsAtNight = (
  connection: Connection,
  hostel: number,
  night: string,
): Promise<NightRow[]> =>
  connection.query<NightRow>({
    name: 'hostel_residents_at_night',
    text: `select a.id::float8 as allocation, a.hostel_id::float8 as hostel, a.student_id::float8 as student,
        a.employee_id::float8 as employee,
        case when exists (select from hostel_leave l join hostel_allocation s on s.id = l.allocation_id
          where (s.student_id = a.student_id or s.employee_id = a.employee_id) and l.kind = 'NIGHTS'
          and l.status in ('GRANTED', 'AWAY') and ${dayOf('l.leaves_at')} <= $2::date and ${dayOf('l.returns_at')} > $2::date)
          then 'LEAVE' else 'IN' end as status
      from hostel_allocation a
      where a.hostel_id = $1 and a.status <> 'CANCELLED' and a.from_date <= $2
        and coalesce(a.vacated_on, 'infinity') > $2::date
        and not exists (select from hostel_night n where n.date = $2 and (n.student_id = a.student_id or n.employee_id = a.employee_id))
      order by a.name, a.id`,
    values: [hostel, night],
    most: 10_000,
  });

/** Whose leave it is, and from when to when. */
export interface AskedLeave {
  readonly id: number | null;
  readonly student: number | null;
  readonly employee: number | null;
  readonly leavesAt: string;
  readonly returnsAt: string;
}

/** Other leave of the same resident that is not over and takes some of the same time: its days at the school. */
export const leaveBeside = async (
  connection: Connection,
  { id, student, employee, leavesAt, returnsAt }: AskedLeave,
): Promise<{ readonly from: string; readonly to: string; readonly takesStart: boolean } | undefined> => {
  const [row] = await connection.query<{ from: string; to: string; takesStart: boolean }>({
    name: 'hostel_leave_beside',
    text: `select ${dayOf('l.leaves_at')}::text as "from", ${dayOf('l.returns_at')}::text as "to",
        l.leaves_at <= $4::timestamptz as "takesStart"
      from hostel_leave l where (l.student_id = $1 or l.employee_id = $2) and l.id is distinct from $3::bigint
        and l.status in ('ASKED', 'GRANTED', 'AWAY') and l.leaves_at < $5::timestamptz and l.returns_at > $4::timestamptz
      order by l.leaves_at, l.id limit 1`,
    values: [student, employee, id, leavesAt, returnsAt],
  });
  return row;
};
