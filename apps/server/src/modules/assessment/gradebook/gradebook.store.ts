import type { MissingMarks } from '@school/domain';
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

/** The plan of the course of a batch in its year; undefined where it has none. */
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

/** A piece of work with what a student has in it, all skills together. */
export interface WorkRow {
  readonly student: number;
  readonly subject: number;
  readonly term: number;
  readonly category: number;
  readonly work: number;
  readonly maximum: string;
  readonly isExtra: boolean;
  readonly isExempt: boolean;
  readonly marks: string | null;
}

/** All work of a batch, with a row for each student of the batch now; marks by skills are scaled to the maximum. */
export const workOf = (connection: Connection, batch: number): Promise<WorkRow[]> =>
  connection.query<WorkRow>({
    name: 'gradebook_work',
    text: `select s.id::float8 as student, a.subject_id::float8 as subject, a.term_id::float8 as term,
        a.category_id::float8 as category, a.id::float8 as work, a.maximum_marks::text as maximum,
        a.extra_credit as "isExtra", coalesce(m.exempt, false) as "isExempt",
        case when a.skill_set_id is null then m.marks else m.marks * a.maximum_marks / nullif(m.most, 0) end::text as marks
      from assessment a join student s on s.batch_id = a.batch_id and s.status = 'ACTIVE' and not s.archived
        left join lateral (select sum(g.marks) as marks, bool_and(g.status = 'EXEMPT') as exempt,
            sum(coalesce(k.max_marks, a.maximum_marks)) filter (where g.marks is not null) as most
          from gradebook_mark g left join skill k on k.id = g.skill_id
          where g.assessment_id = a.id and g.student_id = s.id) m on true
      where a.batch_id = $1`,
    most: 500_000,
    values: [batch],
  });

/** How far a student has come in a skill, percent with two decimals. */
export interface SkillRow {
  readonly student: number;
  readonly subject: string;
  readonly skill: string;
  readonly percent: string;
}

export const skillsOf = (connection: Connection, batch: number, term: number | null): Promise<SkillRow[]> =>
  connection.query<SkillRow>({
    name: 'gradebook_skills',
    text: `select m.student_id::float8 as student, u.name as subject, k.name as skill,
        round(sum(m.marks) * 100 / sum(coalesce(k.max_marks, a.maximum_marks)), 2)::text as percent
      from gradebook_mark m join assessment a on a.id = m.assessment_id join skill k on k.id = m.skill_id
        join subject u on u.id = a.subject_id
      where a.batch_id = $1 and ($2::bigint is null or a.term_id = $2) and m.marks is not null
        and coalesce(k.max_marks, a.maximum_marks) > 0
      group by m.student_id, u.name, k.id order by u.name, k.sort_order, k.id`,
    most: 100_000,
    values: [batch, term],
  });
