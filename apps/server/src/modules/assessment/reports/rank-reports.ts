import { NotFound } from '@school/kernel';
import type { Engine } from '../../../engine/engine.ts';
import type { ReportBinding } from '../../../engine/report/reports.ts';
import type { Statement } from '../../../platform/database/database.ts';
import { assertReadsBatch, assertReadsSubject, subjectsRead } from '../exam-rights.ts';
import { examRules, type ExamRules } from '../exam.store.ts';
import { idIn } from './report-rows.ts';

const studentParts = `'rollNumber', roll, 'student', name, 'admissionNumber', number, 'studentId', student, 'rank', place`;
const nameOf = `concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name, s.admission_number as number,
  s.roll_number as roll`;

/** SQL: the rank by a score within a partition (R16); without any score the last place, or none. */
const rankOf = (score: string, { rankTieRule, rankStudentsWithoutScore }: ExamRules, part = ''): string => {
  const over = `${rankTieRule === 'DENSE' ? 'dense_rank' : 'rank'}() over (${part} order by ${score} desc nulls last)`;
  return rankStudentsWithoutScore ? over : `case when ${score} is not null then ${over} end`;
};

const order = `place nulls last, name, number`;

interface Scope {
  readonly batch?: number | undefined;
  readonly course?: number | undefined;
}

/**
 * Final results of a batch, a course or the school; all of a course are ranked even if one batch is shown. Those with a
 * result keep their place in the batch where it was earned, wherever they are now, so that nobody's rank changes when
 * others move; in a wider list each appears once.
 */
const combined = ({ batch, course }: Scope, rules: ExamRules, isOneBatch: boolean): Statement => ({
  text: `select json_build_object('id', student, ${studentParts}, 'batch', batch, 'score', score,
      'gradingType', case "type" when 'NORMAL' then 'Normal' else "type" end)::text as row
    from (select s.id as student, ${nameOf}, b.id as batch_id, concat_ws(' ', c.code, b.name) as batch,
        c.grading_type as "type", m.score::text as score, ${rankOf('m.score', rules, 'partition by c.grading_type')} as place
      from (select distinct on (p.student_id${isOneBatch ? '' : ', k.grading_type'}) p.*
          from (select r.student_id, r.batch_id, r.score from grouped_exam_report r where r.score_type = 'COMBINED'
            union all select n.id, n.batch_id, null from student n where n.status = 'ACTIVE' and not n.archived
              and not exists (select from grouped_exam_report r
                where r.batch_id = n.batch_id and r.student_id = n.id and r.score_type = 'COMBINED')) p
            join batch o on o.id = p.batch_id join course k on k.id = o.course_id
          where ($1::bigint is null or k.id = $1) ${isOneBatch ? 'and o.id = $2' : 'and o.active'}
          order by p.student_id${isOneBatch ? '' : ', k.grading_type'}, p.score is null, o.start_date desc, o.id desc) m
        join student s on s.id = m.student_id join batch b on b.id = m.batch_id join course c on c.id = b.course_id
      where not s.archived) ranked
    where $2::bigint is null or batch_id = $2 order by "type", ${order}`,
  values: [course ?? null, batch ?? null],
});

export const batchRankBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { actor, institute }) => {
    const connection = engine.database.of(institute);
    const batch = idIn(values, 'batch') ?? 0;
    await assertReadsBatch(actor, connection, batch);
    return combined({ batch }, await examRules(connection), true);
  },
});

/** Course or school: only the office may ask for it. */
export const wideRankBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { institute }) => {
    const rules = await examRules(engine.database.of(institute));
    return combined({ course: idIn(values, 'course'), batch: idIn(values, 'batch') }, rules, false);
  },
});

/** A closed batch with everyone who was in it: scores of the exam groups, the final result and its rank. */
export const archivedRankBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { institute }) => ({
    text: `select (json_build_object('id', student, ${studentParts}, 'score', score::text)::jsonb || groups)::text as row
      from (select s.id as student, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
          s.admission_number as number, (select n.roll_number from batch_enrolment n
            where n.student_id = s.id and n.batch_id = $1 order by n.id desc limit 1) as roll, r.score,
          ${rankOf('r.score', await examRules(engine.database.of(institute)))} as place,
          coalesce((select jsonb_object_agg('groups_' || g.exam_group_id, g.score::text) from grouped_exam_report g
            where g.batch_id = $1 and g.student_id = s.id and g.score_type = 'EXAM'), '{}') as groups
        from grouped_exam_report r join student s on s.id = r.student_id
        where r.batch_id = $1 and r.score_type = 'COMBINED') ranked order by ${order}`,
    values: [idIn(values, 'batch') ?? 0],
  }),
});

/**
 * Each student of a batch: percentages or points of the subjects by exam group with the weighted score, then the exam
 * groups with the combined one (R19).
 */
export const groupedBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { actor, institute }) => {
    const connection = engine.database.of(institute);
    const [batch, student] = [idIn(values, 'batch') ?? 0, idIn(values, 'student') ?? null];
    await assertReadsBatch(actor, connection, batch);
    return {
      text: `with kept as (
          select r.* from grouped_exam_report r where r.batch_id = $1 and ($2::bigint is null or r.student_id = $2)),
        cells as (
          select m.student_id, e.subject_id, jsonb_object_agg('groups_' || e.exam_group_id,
            round(m.marks * 100 / e.maximum_marks, 2)::text) as cells
          from exam e join exam_score m on m.exam_id = e.id join exam_group g on g.id = e.exam_group_id
          where e.batch_id = $1 and g.weight is not null and m.marks is not null and ($2::bigint is null or m.student_id = $2)
          group by 1, 2),
        exams as (
          select student_id, jsonb_object_agg('groups_' || exam_group_id, score::text) as cells
          from kept where score_type = 'EXAM' group by 1)
        select (jsonb_build_object('id', k.id, 'student', concat_ws(' · ', s.roll_number,
            concat_ws(' ', s.first_name, s.middle_name, s.last_name)), 'subject', coalesce(u.name, 'Final result'),
            'score', k.score::text) || coalesce(c.cells, x.cells, '{}'))::text as row
        from kept k join student s on s.id = k.student_id left join subject u on u.id = k.subject_id
          left join cells c on k.score_type = 'SUBJECT' and c.student_id = k.student_id and c.subject_id = k.subject_id
          left join exams x on k.score_type = 'COMBINED' and x.student_id = k.student_id
        where k.score_type <> 'EXAM' order by s.roll_number nulls last, s.first_name, s.id, u.name nulls last`,
      values: [batch, student],
    };
  },
});

/**
 * Marks of subjects and exam groups, ranked within each exam; exams with grades only have none. Those who teach in the batch
 * see their own subjects.
 */
export const subjectRankBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { actor, institute }) => {
    const connection = engine.database.of(institute);
    const batch = idIn(values, 'batch') ?? 0;
    const [group, subject] = [idIn(values, 'examGroup') ?? null, idIn(values, 'subject') ?? null];
    const read = subject === null ? await subjectsRead(actor, connection, batch) : undefined;
    if (subject !== null) await assertReadsSubject(actor, connection, { subject, batch });
    const known = await connection.query({
      text: `select 1 where ($2::bigint is null or exists (select from exam_group where id = $2 and batch_id = $1))
        and ($3::bigint is null or exists (select from subject where id = $3 and batch_id = $1))`,
      values: [batch, group, subject],
    });
    if (known.length === 0) throw new NotFound();
    const rules = await examRules(connection);
    return {
      text: `select json_build_object('id', exam || '-' || student, ${studentParts}, 'subject', subject,
          'examGroup', exam_group, 'marks', marks)::text as row
        from (select s.id as student, ${nameOf}, e.id as exam, u.name as subject, g.name as exam_group, e.date,
            m.marks::text as marks, ${rankOf('m.marks', rules, 'partition by e.id')} as place
          from exam e join exam_group g on g.id = e.exam_group_id join subject u on u.id = e.subject_id
            join exam_score m on m.exam_id = e.id join student s on s.id = m.student_id
          where e.batch_id = $1 and g.exam_type <> 'GRADES' and ($2::bigint is null or g.id = $2)
            and ($3::bigint is null or u.id = $3) and ($4::bigint[] is null or u.id = any($4))) ranked
        order by ${group === null ? 'date, exam_group' : 'subject'}, exam, ${order}`,
      values: [batch, group, subject, read ?? null],
    };
  },
});
