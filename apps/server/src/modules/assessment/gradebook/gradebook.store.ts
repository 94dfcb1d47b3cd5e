import type { MissingMarks, SkillAggregation, SkillMark } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

export interface PlanFacts {
  readonly missing: MissingMarks;
  readonly terms: readonly { readonly id: number; readonly name: string; readonly weight: string }[];
  readonly categories: readonly {
    readonly id: number;
    readonly name: string;
    readonly weight: string;
    readonly dropLowest: number;
  }[];
}

/** The plan of a batch's course in its year; undefined if there is none. */
export const planOf = async (connection: Connection, batch: number): Promise<PlanFacts | undefined> => {
  const [row] = await connection.query<PlanFacts>({
    name: 'gradebook_plan',
    text: `select p.missing_marks as missing,
        coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'weight', t.weight::text)
          order by t.position) from assessment_term t where t.assessment_plan_id = p.id), '[]') as terms,
        coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'weight', c.weight::text,
          'dropLowest', c.drop_lowest) order by c.position) from assessment_category c
          where c.assessment_plan_id = p.id), '[]') as categories
      from batch b join assessment_plan p on p.course_id = b.course_id and p.academic_year_id = b.academic_year_id
      where b.id = $1`,
    values: [batch],
  });
  return row;
};

/** A piece of work with a student's entry in it. */
export interface WorkRow {
  readonly student: number;
  readonly subject: number;
  readonly term: number;
  readonly category: number;
  readonly work: number;
  readonly maximum: string;
  readonly isExtra: boolean;
  readonly isExempt: boolean;
  /** Null also where the work is marked by skills: `skillMarksOf` returns these. */
  readonly marks: string | null;
}

/** All work of a batch, with a row for each of its current students. */
export const workOf = (connection: Connection, batch: number): Promise<WorkRow[]> =>
  connection.query<WorkRow>({
    name: 'gradebook_work',
    text: `select s.id::float8 as student, a.subject_id::float8 as subject, a.term_id::float8 as term,
        a.category_id::float8 as category, a.id::float8 as work, a.maximum_marks::text as maximum,
        a.extra_credit as "isExtra", coalesce(m.exempt, false) as "isExempt", m.marks::text as marks
      from assessment a join student s on s.batch_id = a.batch_id and s.status = 'ACTIVE' and not s.archived
        left join lateral (select sum(g.marks) filter (where g.skill_id is null) as marks,
            bool_and(g.status = 'EXEMPT') as exempt
          from gradebook_mark g where g.assessment_id = a.id and g.student_id = s.id) m on true
      where a.batch_id = $1`,
    most: 500_000,
    values: [batch],
  });

/** A mark for a skill of a set, in a piece of work. */
export interface SkillMarkRow extends SkillMark {
  readonly student: number;
  readonly work: number;
  readonly subject: number;
  readonly subjectName: string;
  readonly set: number;
  readonly setName: string;
  readonly showTotal: boolean;
  readonly aggregation: SkillAggregation;
  readonly name: string;
  /** Name of the skill it is part of. */
  readonly partOf: string | null;
}

interface SkillsAsked {
  readonly batch: number | null;
  /** A term of the plan; null for all. */
  readonly term: number | null;
  readonly student?: number;
  /** Only work whose marks are visible to students and parents. */
  readonly shownOnly?: boolean;
}

/** Marks by skills, in the order of subjects and skills; parts after the skill they belong to. */
export const skillMarksOf = (
  connection: Connection,
  { batch, term, student, shownOnly = false }: SkillsAsked,
): Promise<SkillMarkRow[]> =>
  connection.query<SkillMarkRow>({
    name: 'gradebook_skill_marks',
    text: `select m.student_id::float8 as student, a.id::float8 as work, u.id::float8 as subject,
        u.name as "subjectName", s.id::float8 as set, s.name as "setName", s.show_total as "showTotal",
        s.aggregation, k.id::float8 as skill, coalesce(w.id, k.id)::float8 as whole, k.name, w.name as "partOf",
        m.marks::text as marks, coalesce(k.max_marks, a.maximum_marks)::text as maximum
      from gradebook_mark m join assessment a on a.id = m.assessment_id join skill k on k.id = m.skill_id
        join skill_set s on s.id = k.skill_set_id join subject u on u.id = a.subject_id
        left join skill w on w.skill_set_id = k.skill_set_id and lower(btrim(w.name)) = lower(btrim(k.part_of))
      where m.marks is not null and coalesce(k.max_marks, a.maximum_marks) > 0
        and ($1::bigint is null or a.batch_id = $1) and ($2::bigint is null or a.term_id = $2)
        and ($3::bigint is null or m.student_id = $3) and (a.shown or not $4)
      order by u.name, u.id, coalesce(w.sort_order, k.sort_order), coalesce(w.id, k.id), w.id is not null,
        k.sort_order, k.id`,
    most: 500_000,
    values: [batch, term, student ?? null, shownOnly],
  });
