import type { ExamAttendance, IaComponentMark, IaFormula } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/**
 * The settings of a batch's subject in a category: its weights and its internal assessment, null where none is assigned.
 */
export interface IcseSubject {
  readonly subject: number;
  readonly category: number;
  readonly name: string;
  /** The weight of the category's exams in the batch, percent; null without one. */
  readonly weight: string | null;
  readonly external: string;
  readonly internal: string;
  readonly group: number | null;
  readonly formula: IaFormula | null;
  readonly bestCount: number | null;
}

/** Subjects with the categories that count in them, in the order of the year. */
export const icseSubjects = (connection: Connection, batch: number): Promise<IcseSubject[]> =>
  connection.query<IcseSubject>({
    name: 'icse_subjects',
    text: `select u.id::float8 as subject, k.id::float8 as category, k.name, e.weight::text as weight,
        w.external_weightage::text as external, w.internal_weightage::text as internal, g.id::float8 as "group", g.aggregation as formula,
        g.best_count as "bestCount"
      from batch b join subject u on u.batch_id = b.id and not u.archived and not u.no_exams
        join course_subject c on c.course_id = b.course_id and lower(c.code) = lower(u.code)
        join icse_subject_weightage a on a.course_subject_id = c.id join icse_weightage w on w.id = a.icse_weightage_id
        join icse_exam_category k on k.id = a.icse_exam_category_id
        left join ia_group_subject i on i.course_subject_id = c.id and i.icse_exam_category_id = k.id
        left join ia_group g on g.id = i.ia_group_id
        left join exam_group e on e.batch_id = b.id and e.icse_exam_category_id = k.id
      where b.id = $1 order by k.sort_order, k.id, u.id`,
    most: 5_000,
    values: [batch],
  });

/** A mark of the external assessment. */
export interface ExternalMark {
  readonly student: number;
  readonly subject: number;
  readonly category: number;
  readonly marks: string | null;
  readonly maximum: string;
  readonly attendance: ExamAttendance;
}

/** Marks of the exams that form the external assessment of a category. */
export const externalMarks = (connection: Connection, batch: number): Promise<ExternalMark[]> =>
  connection.query<ExternalMark>({
    name: 'icse_external_marks',
    text: `select m.student_id::float8 as student, e.subject_id::float8 as subject,
        g.icse_exam_category_id::float8 as category, m.marks::text as marks, e.maximum_marks::text as maximum,
        m.attendance_status as attendance
      from exam_group g join exam e on e.exam_group_id = g.id join exam_score m on m.exam_id = e.id
      where g.batch_id = $1 and g.icse_exam_category_id is not null and e.maximum_marks > 0`,
    most: 500_000,
    values: [batch],
  });

/** A student's entries in the internal assessment of a subject. */
export interface InternalMarks {
  readonly student: number;
  readonly subject: number;
  readonly group: number;
  readonly components: readonly IaComponentMark[];
}

/** Internal marks by student, subject and group, including components without a mark. */
export const internalMarks = (connection: Connection, batch: number): Promise<InternalMarks[]> =>
  connection.query<InternalMarks>({
    name: 'icse_internal_marks',
    text: `select p.student_id::float8 as student, p.subject_id::float8 as subject, i.ia_group_id::float8 as "group",
        jsonb_agg(jsonb_build_object('marks', s.marks::text, 'maximum', i.max_marks::text) order by i.position) as components
      from (select distinct s.student_id, s.subject_id, i.ia_group_id from subject u join ia_score s on s.subject_id = u.id
          join ia_component i on i.id = s.component_id where u.batch_id = $1) p
        join ia_component i on i.ia_group_id = p.ia_group_id
        left join ia_score s on s.component_id = i.id and s.student_id = p.student_id and s.subject_id = p.subject_id
      group by 1, 2, 3`,
    most: 500_000,
    values: [batch],
  });

/** The highest marks given in each component of a group, decimal strings by its id. */
export const highestMarks = async (
  connection: Connection,
  group: number,
): Promise<ReadonlyMap<number, string>> => {
  const rows = await connection.query<{ id: number; marks: string }>({
    name: 'icse_highest_marks',
    text: `select i.id::float8 as id, max(s.marks)::text as marks
      from ia_component i join ia_score s on s.component_id = i.id where i.ia_group_id = $1 and s.marks is not null
      group by i.id`,
    most: 500,
    values: [group],
  });
  return new Map(rows.map(({ id, marks }) => [id, marks]));
};

/** The ICSE settings. */
export interface IcseRules {
  readonly passPercent: string;
  readonly showParts: boolean;
  readonly showTotal: boolean;
  readonly showGrade: boolean;
  readonly showAttendance: boolean;
  readonly showRemarks: boolean;
  readonly header: string | null;
  readonly signatures: string | null;
}

const usual: IcseRules = {
  passPercent: '33',
  showParts: true,
  showTotal: true,
  showGrade: true,
  showAttendance: true,
  showRemarks: true,
  header: null,
  signatures: null,
};

export const icseRules = async (connection: Connection): Promise<IcseRules> => {
  const [row] = await connection.query<IcseRules>({
    name: 'icse_rules',
    text: `select pass_percent::text as "passPercent", show_parts as "showParts", show_total as "showTotal",
        show_grade as "showGrade", show_attendance as "showAttendance", show_remarks as "showRemarks", header, signatures
      from icse_report_setting order by id limit 1`,
  });
  return row ?? usual;
};
