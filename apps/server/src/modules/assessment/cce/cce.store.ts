import type { ExamAttendance, FaFormula } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** The weights of a category's assessments in a course; null where no weightage is assigned. */
export interface CategoryFacts {
  readonly id: number;
  readonly name: string;
  readonly faWeight: string | null;
  readonly saWeight: string | null;
}

/** The categories of the year that count in the course of a batch, in order. */
export const categoriesOf = (connection: Connection, batch: number): Promise<CategoryFacts[]> =>
  connection.query<CategoryFacts>({
    name: 'cce_categories',
    text: `select k.id::float8 as id, k.name,
        max(w.weightage) filter (where a.criteria_type = 'FA')::text as "faWeight",
        max(w.weightage) filter (where a.criteria_type = 'SA')::text as "saWeight"
      from batch b join cce_course_weightage a on a.course_id = b.course_id
        join cce_weightage w on w.id = a.cce_weightage_id join cce_exam_category k on k.id = a.cce_exam_category_id
      where b.id = $1 group by k.id order by k.sort_order, k.id`,
    most: 500,
    values: [batch],
  });

/** A formative assessment that a subject of the batch has. */
export interface AssignedFa {
  readonly subject: number;
  readonly category: number;
  readonly group: number;
  readonly name: string;
  readonly formula: FaFormula;
  readonly bestCount: number | null;
  readonly maxPoints: string;
  readonly criteria: readonly string[];
}

export const assignedFa = (connection: Connection, batch: number): Promise<AssignedFa[]> =>
  connection.query<AssignedFa>({
    name: 'cce_assigned_fa',
    text: `select u.id::float8 as subject, g.cce_exam_category_id::float8 as category, g.id::float8 as "group", g.name,
        g.formula, g.best_count as "bestCount", g.max_points::text as "maxPoints",
        (select jsonb_agg(distinct i.criterion) from fa_indicator i where i.fa_group_id = g.id) as criteria
      from batch b join subject u on u.batch_id = b.id and not u.archived and not u.no_exams
        join course_subject c on c.course_id = b.course_id and lower(c.code) = lower(u.code)
        join fa_group_subject a on a.course_subject_id = c.id join fa_group g on g.id = a.fa_group_id
      where b.id = $1 order by u.id, a.place`,
    most: 5_000,
    values: [batch],
  });

export interface FaPoints {
  readonly student: number;
  readonly subject: number;
  readonly group: number;
  readonly criterion: string;
  readonly points: readonly string[];
}

/** Points by criterion. */
export const faPoints = (connection: Connection, batch: number): Promise<FaPoints[]> =>
  connection.query<FaPoints>({
    name: 'cce_fa_points',
    text: `select s.student_id::float8 as student, s.subject_id::float8 as subject, i.fa_group_id::float8 as "group",
        i.criterion, jsonb_agg(s.points::text) as points
      from subject u join fa_score s on s.subject_id = u.id join fa_indicator i on i.id = s.indicator_id
      where u.batch_id = $1 group by 1, 2, 3, 4`,
    most: 500_000,
    values: [batch],
  });

export interface SummativeMark {
  readonly student: number;
  readonly subject: number;
  readonly category: number;
  readonly marks: string | null;
  readonly maximum: string;
  readonly attendance: ExamAttendance;
}

/** Marks of the exams that form the summative assessment of a category. */
export const summativeMarks = (connection: Connection, batch: number): Promise<SummativeMark[]> =>
  connection.query<SummativeMark>({
    name: 'cce_summative_marks',
    text: `select m.student_id::float8 as student, e.subject_id::float8 as subject,
        g.cce_exam_category_id::float8 as category, m.marks::text as marks, e.maximum_marks::text as maximum,
        m.attendance_status as attendance
      from exam_group g join exam e on e.exam_group_id = g.id join exam_score m on m.exam_id = e.id
      where g.batch_id = $1 and g.cce_exam_category_id is not null and e.maximum_marks > 0`,
    most: 500_000,
    values: [batch],
  });

/** Points of an area outside the subjects, with the grades of its set. */
export interface AreaPoints {
  readonly student: number;
  readonly header: string;
  readonly area: string;
  readonly gradeSet: number;
  readonly points: readonly string[];
}

export const areaPoints = (connection: Connection, batch: number): Promise<AreaPoints[]> =>
  connection.query<AreaPoints>({
    name: 'cce_area_points',
    text: `select s.student_id::float8 as student, g.header_name as header, o.area, g.grade_set_id::float8 as "gradeSet",
        jsonb_agg(s.points::text) as points
      from observation_score s join observation o on o.id = s.observation_id
        join observation_group g on g.id = o.observation_group_id
      where s.batch_id = $1 group by 1, g.id, o.area order by g.kind desc, g.name, min(o.position)`,
    most: 100_000,
    values: [batch],
  });

export interface SetGrade {
  readonly gradeSet: number;
  readonly name: string;
  readonly gradePoint: string;
}

export const setGrades = (connection: Connection): Promise<SetGrade[]> =>
  connection.query<SetGrade>({
    name: 'cce_set_grades',
    text: `select cce_grade_set_id::float8 as "gradeSet", name, grade_point::text as "gradePoint" from cce_grade
      order by cce_grade_set_id, grade_point desc`,
    most: 5_000,
  });
