import type { ExamAttendance } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** Why marks already given change. */
export interface MarkChange {
  readonly cause: 'CORRECTION' | 'RETAKE' | 'MODERATION' | 'TAKEN_BACK' | 'REVALUATION';
  readonly reason: string | null;
  readonly moderation?: number;
  readonly revaluation?: number;
}

/** A student's entry in an exam, without what is derived from it. */
export interface GivenMark {
  readonly marks: string | null;
  readonly gradingLevel: number | null;
  readonly attendanceStatus: ExamAttendance | null;
}

/** A mark before and after. */
export interface ChangedMark {
  readonly student: number;
  readonly before: GivenMark;
  /** Null where it was removed. */
  readonly after: GivenMark | null;
}

/** Keeps the previous marks, in the transaction that changes them. */
export const keepRevisions = async (
  connection: Connection,
  about: { readonly exam: number; readonly batch: number; readonly actor: number | null },
  { cause, reason, moderation, revaluation }: MarkChange,
  changed: readonly ChangedMark[],
): Promise<void> => {
  if (changed.length === 0) return;
  const rows = changed.map(({ student, before, after }) => ({
    student,
    oldMarks: before.marks,
    oldGrade: before.gradingLevel,
    oldAttendance: before.attendanceStatus,
    newMarks: after?.marks ?? null,
    newGrade: after?.gradingLevel ?? null,
    newAttendance: after?.attendanceStatus ?? null,
  }));
  await connection.query({
    name: 'exam_score_revisions_keep',
    text: `insert into exam_score_revision (exam_id, batch_id, student_id, cause, old_marks, new_marks, old_grade_id,
        new_grade_id, old_attendance, new_attendance, reason, moderation_id, revaluation_id, changed_by_id, changed_at, created_by, updated_by)
      select $1, $2, r.student, $3, r."oldMarks", r."newMarks", r."oldGrade", r."newGrade", r."oldAttendance",
        r."newAttendance", $4, $5, $8, $6, clock_timestamp(), $6, $6
      from jsonb_to_recordset($7::jsonb) as r(student bigint, "oldMarks" numeric, "newMarks" numeric, "oldGrade" bigint,
        "newGrade" bigint, "oldAttendance" text, "newAttendance" text)`,
    values: [
      about.exam,
      about.batch,
      cause,
      reason,
      moderation ?? null,
      about.actor,
      JSON.stringify(rows),
      revaluation ?? null,
    ],
  });
};

/** A mark changed by a moderation. */
export interface ModeratedMark {
  readonly student: number;
  readonly oldMarks: string;
  readonly newMarks: string;
}

export const marksOfModeration = (connection: Connection, moderation: number): Promise<ModeratedMark[]> =>
  connection.query<ModeratedMark>({
    name: 'exam_moderation_marks',
    text: `select student_id::float8 as student, old_marks::text as "oldMarks", new_marks::text as "newMarks"
      from exam_score_revision where moderation_id = $1 and cause = 'MODERATION' order by id`,
    most: 5_000,
    values: [moderation],
  });

/** The last moderation of an exam still in effect; null without one. */
export const standingModeration = async (connection: Connection, exam: number): Promise<number | null> => {
  const [row] = await connection.query<{ id: number }>({
    name: 'exam_moderation_standing',
    text: `select id::float8 as id from exam_moderation where exam_id = $1 and status = 'APPLIED' order by id desc limit 1`,
    values: [exam],
  });
  return row?.id ?? null;
};

/** The marks of an exam before the first moderation still in effect, by student. */
export const marksBeforeModeration = async (
  connection: Connection,
  exam: number,
): Promise<ReadonlyMap<number, string>> => {
  const rows = await connection.query<{ student: number; marks: string }>({
    name: 'exam_marks_before_moderation',
    text: `select distinct on (r.student_id) r.student_id::float8 as student, r.old_marks::text as marks
      from exam_score_revision r join exam_moderation m on m.id = r.moderation_id and m.status = 'APPLIED'
      where r.exam_id = $1 and r.cause = 'MODERATION' and r.old_marks is not null order by r.student_id, r.id`,
    most: 5_000,
    values: [exam],
  });
  return new Map(rows.map(({ student, marks }) => [student, marks]));
};

/** The same exam in all classes of a course: exams of the same year, by the names of their group and the code of the subject. */
export const paperInCourse = async (connection: Connection, exam: number): Promise<readonly number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'exam_paper_in_course',
    text: `select e.id::float8 as id
      from exam o join exam_group h on h.id = o.exam_group_id join subject v on v.id = o.subject_id
        join batch c on c.id = o.batch_id
        join batch b on b.course_id = c.course_id and b.academic_year_id is not distinct from c.academic_year_id
        join exam e on e.batch_id = b.id join exam_group g on g.id = e.exam_group_id and lower(g.name) = lower(h.name)
        join subject u on u.id = e.subject_id and lower(u.code) = lower(v.code)
      where o.id = $1 and exists (select from exam_score m where m.exam_id = e.id) order by e.id`,
    most: 500,
    values: [exam],
  });
  return rows.map(({ id }) => id);
};
