import type { ExamSlot, HallGrid, PaperTaker, SeatedTaker } from '@school/domain';
import { seatName } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { classes } from '../../academics/classes.ts';
import { staff } from '../../hr/staff.store.ts';
import { rooms } from '../../timetable/masters/room.store.ts';

/** A sitting as its halls and seats need to know it. */
export interface SittingFacts extends ExamSlot {
  readonly id: number;
  readonly name: string;
  readonly status: 'DRAFT' | 'PUBLISHED';
}

const sittingColumns = `id::float8 as id, name, status, date::text as date, to_char(start_time, 'HH24:MI') as "startTime",
    to_char(end_time, 'HH24:MI') as "endTime"`;

export const sittingFacts = async (
  connection: Connection,
  sitting: number,
): Promise<SittingFacts | undefined> => {
  const [row] = await connection.query<SittingFacts>({
    name: 'exam_sitting_facts',
    text: `select ${sittingColumns} from exam_sitting where id = $1`,
    values: [sitting],
  });
  return row;
};

/** Sittings on given days whose seats are not published yet. */
export const openSittings = (connection: Connection, from: string, to: string): Promise<SittingFacts[]> =>
  connection.query<SittingFacts>({
    name: 'exam_sittings_open',
    text: `select ${sittingColumns} from exam_sitting where status = 'DRAFT' and date between $1::date and $2::date
      order by date, start_time, id`,
    most: 5_000,
    values: [from, to],
  });

/** An exam that belongs to no sitting yet. */
export interface LooseExam extends ExamSlot {
  readonly id: number;
  readonly group: string;
}

export const looseExams = (connection: Connection, from: string, to: string): Promise<LooseExam[]> =>
  connection.query<LooseExam>({
    name: 'exams_without_sitting',
    text: `select e.id::float8 as id, e.date::text as date, to_char(e.start_time, 'HH24:MI') as "startTime",
        to_char(e.end_time, 'HH24:MI') as "endTime", g.name as "group"
      from exam e join exam_group g on g.id = e.exam_group_id
      where e.sitting_id is null and e.date between $1::date and $2::date order by e.date, e.start_time, e.id`,
    most: 20_000,
    values: [from, to],
  });

/** Puts exams into a sitting, or takes them out with 0; returns them with their new versions. */
export const putIntoSitting = (
  connection: Connection,
  exams: readonly number[],
  sitting: number,
  actor: number | null,
): Promise<{ readonly id: number; readonly version: number }[]> =>
  connection.query({
    name: 'exams_into_sitting',
    text: `update exam set sitting_id = nullif($2::bigint, 0), version = version + 1, updated_at = now(), updated_by = $3
      where id = any($1::bigint[]) returning id::float8 as id, version`,
    values: [exams, sitting, actor],
  });

/** Someone who writes in a sitting. */
export interface Taker extends PaperTaker {
  readonly name: string;
  readonly batch: string;
  readonly batchId: number;
  readonly rollNumber: string | null;
  readonly subject: string;
  readonly code: string;
}

/**
 * Who writes the exams of a sitting, by class and roll number. Classes of a course that write the same subject have the same
 * exam paper.
 */
export const takersOf = (connection: Connection, sitting: number): Promise<Taker[]> =>
  connection.query<Taker>({
    name: 'exam_sitting_takers',
    text: `select s.id::float8 as student, e.id::float8 as exam, b.course_id || ' ' || lower(btrim(u.code)) as paper,
        concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name, b.label as batch, b.id::float8 as "batchId",
        s.roll_number as "rollNumber", u.name as subject, u.code
      from exam e join subject u on u.id = e.subject_id join ${classes} b on b.id = e.batch_id
        join student s on s.batch_id = e.batch_id and s.status = 'ACTIVE' and not s.archived
      where e.sitting_id = $1 and (u.elective_group_id is null
        or exists (select from student_elective t where t.student_id = s.id and t.subject_id = u.id))
      order by b.sort_order, b.label, length(s.roll_number) nulls last, s.roll_number, s.first_name, s.id`,
    most: 20_000,
    values: [sitting],
  });

/** A hall of a sitting. */
export interface HallFacts extends HallGrid {
  readonly name: string;
  readonly sitting: number;
  readonly room: number;
}

const hallColumns = `h.id::float8 as id, h.rows, h.columns, r.name, h.sitting_id::float8 as sitting, r.id::float8 as room
  from exam_hall h join ${rooms} r on r.id = h.classroom_id`;

export const hallsOf = (connection: Connection, sitting: number): Promise<HallFacts[]> =>
  connection.query<HallFacts>({
    name: 'exam_halls_of_sitting',
    text: `select ${hallColumns} where h.sitting_id = $1 order by h.id`,
    most: 1_000,
    values: [sitting],
  });

export const hallFacts = async (connection: Connection, hall: number): Promise<HallFacts | undefined> => {
  const [row] = await connection.query<HallFacts>({
    name: 'exam_hall_facts',
    text: `select ${hallColumns} where h.id = $1`,
    values: [hall],
  });
  return row;
};

/** Rooms with their number of exam seats, in order of id. */
export const examRooms = async (
  connection: Connection,
  ids: readonly number[],
): Promise<readonly (HallGrid & { readonly name: string })[]> => {
  const found = await connection.query<HallGrid & { readonly name: string }>({
    name: 'exam_rooms',
    text: `select id::float8 as id, name, seat_rows as rows, seat_columns as columns from ${rooms} r
      where id = any($1::bigint[]) and seat_rows is not null and seat_columns is not null`,
    most: 5_000,
    values: [ids],
  });
  return ids.flatMap((id) => found.find((room) => room.id === id) ?? []);
};

/** Where somebody sits. */
export interface SeatRow {
  readonly student: number;
  readonly exam: number;
  readonly hall: number;
  readonly row: number;
  readonly column: number;
}

export const seatsOf = (connection: Connection, sitting: number): Promise<SeatRow[]> =>
  connection.query<SeatRow>({
    name: 'exam_seats_of_sitting',
    text: `select student_id::float8 as student, exam_id::float8 as exam, hall_id::float8 as hall, "row", "column"
      from exam_seat where sitting_id = $1 order by hall_id, "row", "column"`,
    most: 20_000,
    values: [sitting],
  });

/** Removes the seats of given students in a sitting, or of all for null. */
export const clearSeats = async (
  connection: Connection,
  sitting: number,
  students: readonly number[] | null,
): Promise<void> => {
  await connection.query({
    name: 'exam_seats_clear',
    text: `delete from exam_seat where sitting_id = $1 and ($2::bigint[] is null or student_id = any($2))`,
    values: [sitting, students],
  });
};

/** Removes the seats of everyone who writes an exam. */
export const clearExam = async (connection: Connection, exam: number): Promise<void> => {
  await connection.query({
    name: 'exam_seats_clear_exam',
    text: 'delete from exam_seat where exam_id = $1',
    values: [exam],
  });
};

/** Assigns seats; the database refuses one that is taken. */
export const giveSeats = async (
  connection: Connection,
  sitting: number,
  halls: readonly HallFacts[],
  seats: readonly Omit<SeatedTaker, 'paper'>[],
  actor: number | null,
): Promise<void> => {
  const names = new Map(halls.map(({ id, name }) => [id, name]));
  const given = seats.map(({ student, exam, hall, row, column }) => ({
    student,
    exam,
    hall,
    row,
    column,
    place: seatName({ row, column }),
    seat: `${names.get(hall) ?? ''} · ${seatName({ row, column })}`,
  }));
  await connection.query({
    name: 'exam_seats_give',
    text: `insert into exam_seat (sitting_id, hall_id, exam_id, student_id, "row", "column", place, seat, created_by, updated_by)
      select $1, g.hall, g.exam, g.student, g.row, g."column", g.place, g.seat, $3, $3
      from jsonb_to_recordset($2::jsonb) as g(hall bigint, exam bigint, student bigint, "row" int, "column" int,
        place text, seat text)`,
    values: [sitting, JSON.stringify(given), actor],
  });
};

/** Who invigilates in the halls of a sitting. */
export const dutiesOf = (
  connection: Connection,
  sitting: number,
): Promise<{ readonly hall: number; readonly employee: number; readonly name: string }[]> =>
  connection.query({
    name: 'exam_duties_of_sitting',
    text: `select d.hall_id::float8 as hall, d.employee_id::float8 as employee, p.name
      from exam_duty d join ${staff} p on p.id = d.employee_id where d.sitting_id = $1 order by p.name, d.id`,
    most: 5_000,
    values: [sitting],
  });

/**
 * Who invigilates at given hours of a day: in a hall of another sitting, or in an exam that has its own invigilators and does
 * not belong to this sitting.
 */
export const invigilatingAt = async (
  connection: Connection,
  { id, date, startTime, endTime }: SittingFacts,
): Promise<ReadonlySet<number>> => {
  const found = await connection.query<{ id: number }>({
    name: 'exam_invigilating_at',
    text: `select employee_id::float8 as id from exam_duty
        where sitting_id <> $1 and date = $2::date and start_time < $4::time and end_time > $3::time
      union select i.target_id::float8 from exam_invigilators i join exam e on e.id = i.owner_id
        where e.sitting_id is distinct from $1 and e.date = $2::date and e.start_time < $4::time
          and e.end_time > $3::time`,
    most: 5_000,
    values: [id, date, startTime, endTime],
  });
  return new Set(found.map((row) => row.id));
};

/** A possible invigilator: teaches here, with the number of duties in the half year around a day. */
export interface Invigilator {
  readonly id: number;
  readonly duties: number;
  /** Teaches a subject written in the sitting. */
  readonly teachesPaper: boolean;
}

export const invigilators = (connection: Connection, sitting: number, date: string): Promise<Invigilator[]> =>
  connection.query<Invigilator>({
    name: 'exam_invigilators_to_choose',
    text: `select p.id::float8 as id,
        (select count(*)::int from exam_duty d where d.employee_id = p.id
          and d.date between $2::date - 90 and $2::date + 90) as duties,
        exists (select from work_allotment w join exam e on e.subject_id = w.subject_id
          where w.employee_id = p.id and e.sitting_id = $1) as "teachesPaper"
      from ${staff} p where p.active and exists (select from work_allotment w where w.employee_id = p.id)
      order by "teachesPaper", duties, p.name, p.id`,
    most: 5_000,
    values: [sitting, date],
  });
