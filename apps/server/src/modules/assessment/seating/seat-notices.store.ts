import { accounts } from '../../../platform/accounts/accounts.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { rooms } from '../../timetable/masters/room.store.ts';

/** A seat and an account notified of it: of the student, or of a guardian. */
export interface SeatToTell {
  readonly user: number;
  readonly exam: number;
  readonly student: string;
  readonly subject: string;
  /** Hall and seat in words. */
  readonly seat: string;
  readonly date: string;
  /** "HH:mm". */
  readonly time: string;
}

/** Seats of a sitting in exams whose schedule is published: those whose exams are a draft see neither exam nor seat. */
export const seatsToTell = (connection: Connection, sitting: number): Promise<SeatToTell[]> =>
  connection.query<SeatToTell>({
    name: 'exam_seats_to_tell',
    text: `with seats as (
        select s.student_id, s.exam_id, s.seat, concat_ws(' ', p.first_name, p.last_name) as student, u.name as subject,
          e.date::text as date, to_char(e.start_time, 'HH24:MI') as time
        from exam_seat s join exam e on e.id = s.exam_id
          join exam_group g on g.id = e.exam_group_id and g.status <> 'DRAFT'
          join subject u on u.id = e.subject_id join student p on p.id = s.student_id
        where s.sitting_id = $1),
      told as (
        select s.*, u.id as "user" from seats s join ${accounts} u on u.student_id = s.student_id and not u.archived
        union all select s.*, u.id from seats s
          join student_guardian k on k.student_id = s.student_id and k.portal_access
          join ${accounts} u on u.guardian_id = k.guardian_id and not u.archived)
      select "user"::float8 as "user", exam_id::float8 as exam, student, subject, seat, date, time from told
      order by "user", exam_id`,
    most: 100_000,
    values: [sitting],
  });

/** A hall and the account of an invigilator there. */
export interface DutyToTell {
  readonly user: number;
  readonly hallId: number;
  readonly hall: string;
  /** Of the sitting. */
  readonly name: string;
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

/** Who invigilates in a sitting. @param about `duty`: this one only; null for all of them */
export const dutiesToTell = (
  connection: Connection,
  { sitting, duty }: { readonly sitting: number; readonly duty: number | null },
): Promise<DutyToTell[]> =>
  connection.query<DutyToTell>({
    name: 'exam_duties_to_tell',
    text: `select u.id::float8 as "user", h.id::float8 as "hallId", r.name as hall, s.name, s.date::text as date,
        to_char(s.start_time, 'HH24:MI') as from, to_char(s.end_time, 'HH24:MI') as to
      from exam_duty d join exam_sitting s on s.id = d.sitting_id join exam_hall h on h.id = d.hall_id
        join ${rooms} r on r.id = h.classroom_id
        join ${accounts} u on u.employee_id = d.employee_id and not u.archived
      where d.sitting_id = $1 and ($2::bigint is null or d.id = $2) order by d.id`,
    most: 5_000,
    values: [sitting, duty],
  });
