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
 * SQL: whether a resident has leave for a night that was granted and is not over, whichever stay it was requested for.
 * @param others which leave `l` counts; all by default
 */
const isOnLeave = (person: string, night: string, others = 'true'): string =>
  `exists (select from hostel_leave l where ${others} and (l.student_id = ${person}.student_id or l.employee_id = ${person}.employee_id)
          and l.kind = 'NIGHTS' and l.status in ('GRANTED', 'AWAY')
          and ${dayOf('l.leaves_at')} <= ${night} and ${dayOf('l.returns_at')} > ${night})`;

/** Holds the register of a house: it is begun and follows leave by one at a time, so that neither misses the other. */
export const holdRegister = async (connection: Connection, hostel: number): Promise<void> => {
  await connection.query({
    name: 'hostel_hold_register',
    text: 'select id from hostel where id = $1 for no key update',
    values: [hostel],
  });
};

/**
 * Residents of a house who sleep there on a night and are not in a register of it yet; on leave if one was
 * granted.
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
        case when ${isOnLeave('a', '$2::date')} then 'LEAVE' else 'IN' end as status
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

/** A night whose mark no longer agrees with the leave of the resident, and the mark that does. */
export interface ChangedNight {
  readonly id: number;
  readonly status: 'IN' | 'LEAVE';
}

/**
 * Nights of a resident that leave has changed: on leave where they count as in without having been seen, or as absent; in
 * where their leave is no longer.
 * @param from first night that is put on leave
 * @param today first night that is taken back: where the resident slept before is not undone
 * @param without leave that is about to be deleted; null if none is
 */
export const nightsChangedByLeave = (
  connection: Connection,
  { student, employee }: Pick<AskedLeave, 'student' | 'employee'>,
  {
    from,
    today,
    without,
  }: { readonly from: string; readonly today: string; readonly without: number | null },
): Promise<ChangedNight[]> =>
  connection.query<ChangedNight>({
    name: 'hostel_nights_changed_by_leave',
    text: `select id::float8 as id, case when away then 'LEAVE' else 'IN' end as status
      from (select n.id, n.date, n.status, n.marked, ${isOnLeave('n', 'n.date', 'l.id is distinct from $5::bigint')} as away from hostel_night n
        where (n.student_id = $1 or n.employee_id = $2) and n.date >= $3::date) n
      where case when away then status = 'ABSENT' or (status = 'IN' and not marked)
        else status = 'LEAVE' and not marked and date >= $4::date end
      order by id`,
    values: [student, employee, from, today, without],
  });
