import type {
  ExamAttendance,
  ExamType,
  GradeLevel,
  GradeRounding,
  GradingType,
  RankTieRule,
} from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { accounts } from '../../platform/accounts/accounts.ts';

/** An exam group with what its exams need to know about it. */
export interface GroupFacts {
  readonly id: number;
  readonly name: string;
  readonly batch: number;
  readonly batchName: string;
  readonly batchActive: boolean;
  readonly course: number;
  readonly gradingType: GradingType;
  readonly examType: ExamType;
  readonly status: 'DRAFT' | 'SCHEDULED' | 'PUBLISHED';
  readonly weight: string | null;
}

const groupColumns = `g.id::float8 as id, g.name, b.id::float8 as batch, concat_ws(' ', c.code, b.name) as "batchName",
    b.active as "batchActive", c.id::float8 as course, c.grading_type as "gradingType", g.exam_type as "examType", g.status,
    g.weight::text as weight
  from exam_group g join batch b on b.id = g.batch_id join course c on c.id = b.course_id`;

export const groupFacts = async (connection: Connection, group: number): Promise<GroupFacts | undefined> => {
  const [row] = await connection.query<GroupFacts>({
    name: 'exam_group_facts',
    text: `select ${groupColumns} where g.id = $1`,
    values: [group],
  });
  return row;
};

/** The exam groups of a batch, ordered by their first exam. */
export const groupsOfBatch = (connection: Connection, batch: number): Promise<GroupFacts[]> =>
  connection.query<GroupFacts>({
    name: 'exam_groups_of_batch',
    text: `select ${groupColumns} where g.batch_id = $1
      order by (select min(e.date) from exam e where e.exam_group_id = g.id), g.id`,
    most: 5_000,
    values: [batch],
  });

/**
 * Publication, weights and generation of a batch are serialised until their transactions end. Whoever only references the
 * batch, as a register or an admission does, does not wait for them.
 */
export const holdBatch = async (connection: Connection, batch: number): Promise<void> => {
  await connection.query({
    name: 'exam_batch_hold',
    text: 'select 1 from batch where id = $1 for no key update',
    values: [batch],
  });
};

export interface ExamRules {
  readonly rankTieRule: RankTieRule;
  readonly rankStudentsWithoutScore: boolean;
  readonly gradeRounding: GradeRounding;
  readonly redistributeMissing: boolean;
}

export const examRules = async (connection: Connection): Promise<ExamRules> => {
  const [row] = await connection.query<ExamRules>({
    name: 'exam_rules',
    text: `select rank_tie_rule as "rankTieRule", rank_students_without_score as "rankStudentsWithoutScore",
        grade_rounding as "gradeRounding", redistribute_missing as "redistributeMissing"
      from exam_setting order by id limit 1`,
  });
  return (
    row ?? {
      rankTieRule: 'DENSE',
      rankStudentsWithoutScore: false,
      gradeRounding: 'NONE',
      redistributeMissing: false,
    }
  );
};

/** The scale of a batch: its own levels, or those of the institution (R7). */
export const scaleOf = async (connection: Connection, batch: number): Promise<readonly GradeLevel[]> => {
  const rows = await connection.query<GradeLevel & { readonly own: boolean }>({
    name: 'grading_scale',
    text: `select id::float8 as id, name, min_score::text as "minScore", credit_points::text as "creditPoints",
        is_pass as "isPass", batch_id is not null as own
      from grading_level where batch_id = $1 or batch_id is null order by min_score desc`,
    most: 5_000,
    values: [batch],
  });
  const own = rows.filter((row) => row.own);
  return (own.length > 0 ? own : rows).map(({ own: _own, ...level }) => level);
};

/** Exams saved at the same time are created one after the other, so that neither of two clashing ones slips in. */
export const lockSchedule = async (connection: Connection): Promise<void> => {
  await connection.query({
    name: 'exam_schedule_lock',
    text: `select pg_advisory_xact_lock(hashtextextended(current_schema() || ':exam-schedule', 0))`,
  });
};

export interface PlannedExam {
  readonly date: string;
  /** "HH:mm". */
  readonly startTime: string;
  readonly endTime: string;
  /** 0 for a new one. */
  readonly id: number;
  readonly batch: number;
  readonly subject: number;
  readonly room: string | null;
  readonly invigilators: readonly number[];
}

export interface Clash {
  readonly subject: string;
  readonly batch: string;
  readonly room: string | null;
  readonly startTime: string;
  readonly endTime: string;
  readonly by: 'batch' | 'room' | 'invigilators';
}

/**
 * The exam that a planned one clashes with (R23): the same students, the same room or the same invigilator at the same
 * time. Subjects of one elective group have different students and may be written together.
 */
export const clashOf = async (connection: Connection, exam: PlannedExam): Promise<Clash | undefined> => {
  const [row] = await connection.query<Clash>({
    name: 'exam_clash',
    text: `select o.name as subject, concat_ws(' ', c.code, b.name) as batch, e.room,
        to_char(e.start_time, 'HH24:MI') as "startTime", to_char(e.end_time, 'HH24:MI') as "endTime",
        case when e.batch_id = $2 then 'batch' when lower(btrim(e.room)) = lower(btrim($7)) then 'room'
          else 'invigilators' end as by
      from exam e join subject o on o.id = e.subject_id join subject own on own.id = $3
        join batch b on b.id = e.batch_id join course c on c.id = b.course_id
      where e.date = $4::date and e.start_time < $6::time and $5::time < e.end_time and e.id <> $1
        and ((e.batch_id = $2 and (o.elective_group_id is null or o.elective_group_id is distinct from own.elective_group_id))
          or lower(btrim(e.room)) = lower(btrim($7))
          or exists (select from exam_invigilators i where i.owner_id = e.id and i.target_id = any($8::bigint[])))
      order by e.start_time limit 1`,
    values: [
      exam.id,
      exam.batch,
      exam.subject,
      exam.date,
      exam.startTime,
      exam.endTime,
      exam.room,
      exam.invigilators,
    ],
  });
  return row;
};

/** The highest marks given in an exam, and how many marks there are. */
export const marksGiven = async (
  connection: Connection,
  exam: number,
): Promise<{ readonly scores: number; readonly highest: string | null }> => {
  const [row] = await connection.query<{ scores: number; highest: string | null }>({
    name: 'exam_marks_given',
    text: 'select count(*)::int as scores, max(marks)::text as highest from exam_score where exam_id = $1',
    values: [exam],
  });
  return row ?? { scores: 0, highest: null };
};

export const groupHasScores = async (connection: Connection, group: number): Promise<boolean> => {
  const rows = await connection.query({
    name: 'exam_group_has_scores',
    text: 'select 1 from exam_score where exam_group_id = $1 limit 1',
    values: [group],
  });
  return rows.length > 0;
};

/** A subject of a batch for which an exam group has no exam yet. */
export interface OpenSubject {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly elective: boolean;
}

/** Subjects with exams that the group lacks; electives that someone takes (1.5). */
export const openSubjects = (connection: Connection, group: number): Promise<OpenSubject[]> =>
  connection.query<OpenSubject>({
    name: 'exam_open_subjects',
    text: `select s.id::float8 as id, s.name, s.code, s.elective_group_id is not null as elective
      from exam_group g join subject s on s.batch_id = g.batch_id
      where g.id = $1 and not s.archived and not s.no_exams
        and (s.elective_group_id is null or exists (select from student_elective t where t.subject_id = s.id))
        and not exists (select from exam e where e.exam_group_id = g.id and e.subject_id = s.id)
      order by s.name`,
    most: 5_000,
    values: [group],
  });

/** Whether an employee teaches a subject, and looks after its batch. */
export const partOf = async (
  connection: Connection,
  employee: number | null | undefined,
  { subject = 0, batch }: { readonly subject?: number; readonly batch: number },
): Promise<{ readonly teaches: boolean; readonly tutors: boolean }> => {
  if (!employee) return { teaches: false, tutors: false };
  const [row] = await connection.query<{ teaches: boolean; tutors: boolean }>({
    name: 'exam_part_of',
    text: `select exists (select from work_allotment where employee_id = $1 and subject_id = $2) as teaches,
        exists (select from batch_tutor where employee_id = $1 and batch_id = $3) as tutors`,
    values: [employee, subject, batch],
  });
  return row ?? { teaches: false, tutors: false };
};

/** Subjects of a batch that an employee teaches. */
export const subjectsTaught = async (
  connection: Connection,
  employee: number | null | undefined,
  batch: number,
): Promise<readonly number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'exam_subjects_taught',
    text: `select id::float8 as id from subject s where batch_id = $2 and exists (select from work_allotment where employee_id = $1 and subject_id = s.id)`,
    values: [employee ?? null, batch],
  });
  return rows.map(({ id }) => id);
};

/** Accounts of the students of a batch and of their guardians. */
export const accountsOfBatch = async (connection: Connection, batch: number): Promise<readonly number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'exam_accounts_of_batch',
    text: `with present as (select id from student where batch_id = $1 and status = 'ACTIVE' and not archived)
      select u.id::float8 as id from ${accounts} u where u.student_id in (select id from present)
      union select u.id::float8 from ${accounts} u join student_guardian k on k.guardian_id = u.guardian_id
        where k.portal_access and k.student_id in (select id from present)`,
    values: [batch],
  });
  return rows.map(({ id }) => id);
};

/** A student's entry in an exam; without one there is no attendance. */
export interface MarkRow {
  readonly exam: number;
  readonly group: number;
  readonly subject: number;
  readonly subjectName: string;
  readonly code: string;
  readonly creditHours: string | null;
  readonly maximum: string | null;
  readonly minimum: string | null;
  readonly student: number;
  readonly studentName: string;
  readonly admissionNumber: string;
  readonly rollNumber: string | null;
  readonly marks: string | null;
  readonly level: number | null;
  readonly attendance: ExamAttendance | null;
  readonly isFailed: boolean | null;
  readonly remarks: string | null;
  /** Id of the mark; null where nothing was entered. */
  readonly score: number | null;
}

/**
 * Every student with every exam of given groups of one batch: those currently in the batch who take the subject, and those
 * who have marks there though they have since left.
 */
export const marksOfGroups = (connection: Connection, groups: readonly number[]): Promise<MarkRow[]> =>
  connection.query<MarkRow>({
    name: 'exam_marks_of_groups',
    text: `with pairs as (
        select e.id as exam_id, s.id as student_id from exam e join subject u on u.id = e.subject_id
          join student s on s.batch_id = e.batch_id and s.status = 'ACTIVE' and not s.archived
        where e.exam_group_id = any($1::bigint[]) and (u.elective_group_id is null
          or exists (select from student_elective t where t.student_id = s.id and t.subject_id = u.id))
        union select exam_id, student_id from exam_score where exam_group_id = any($1::bigint[]))
      select e.id::float8 as exam, e.exam_group_id::float8 as "group", u.id::float8 as subject, u.name as "subjectName",
        u.code, u.credit_hours::text as "creditHours", e.maximum_marks::text as maximum, e.minimum_marks::text as minimum,
        s.id::float8 as student, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as "studentName",
        s.admission_number as "admissionNumber",
        case when s.batch_id = e.batch_id and s.roll_number is not null then s.roll_number
          else (select n.roll_number from batch_enrolment n where n.student_id = s.id and n.batch_id = e.batch_id
            order by n.id desc limit 1) end as "rollNumber",
        m.marks::text as marks, m.grading_level_id::float8 as level, m.attendance_status as attendance,
        m.is_failed as "isFailed", m.remarks, m.id::float8 as score
      from pairs p join exam e on e.id = p.exam_id join subject u on u.id = e.subject_id
        join student s on s.id = p.student_id
        left join exam_score m on m.exam_id = p.exam_id and m.student_id = p.student_id
      order by 12 nulls last, 10, s.id, u.name, e.id`,
    most: 1_000_000,
    values: [groups],
  });
