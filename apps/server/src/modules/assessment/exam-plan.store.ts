import type { PlanFacts, PlanSubject } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

/** A subject, by its code, for which batches of an exam plan have no exam yet. */
/** Subjects with exams that groups of a plan lack, the same code in several batches counting as one. */
export const openSubjectsOfPlan = (connection: Connection, plan: number): Promise<PlanSubject[]> =>
  connection.query<PlanSubject>({
    name: 'exam_open_subjects_of_plan',
    text: `select min(s.id)::float8 as id, min(s.name) as name, min(s.code) as code,
        json_agg(json_build_object('group', g.id, 'batch', g.batch_id, 'subject', s.id) order by g.id) as groups
      from exam_group g join subject s on s.batch_id = g.batch_id
      where g.course_exam_group_id = $1 and not s.archived and not s.no_exams
        and (s.elective_group_id is null or exists (select from student_elective t where t.subject_id = s.id))
        and not exists (select from exam e where e.exam_group_id = g.id and e.subject_id = s.id)
      group by lower(btrim(s.code)) order by min(s.name)`,
    most: 5_000,
    values: [plan],
  });

/** Adding exams to a plan waits for others doing so at the same time, and then sees theirs. */
export const holdPlan = async (connection: Connection, plan: number): Promise<void> => {
  await connection.query({
    name: 'exam_plan_hold',
    text: 'select id from course_exam_group where id = $1 for no key update',
    values: [plan],
  });
};

export const planFacts = async (connection: Connection, plan: number): Promise<PlanFacts | undefined> => {
  const [row] = await connection.query<PlanFacts>({
    name: 'exam_plan_facts',
    text: `select p.id::float8 as id, p.name, p.exam_type as "examType", coalesce((
        select string_agg(concat_ws(' ', c.code, b.name), ', ' order by b.name)
        from exam_group g join batch b on b.id = g.batch_id join course c on c.id = b.course_id
        where g.course_exam_group_id = p.id), '') as "batchName"
      from course_exam_group p where p.id = $1`,
    values: [plan],
  });
  return row;
};
