import { designationOf, meanOf, rankingLevelOf, toScore } from '@school/domain';
import type { Designation, RankingRule, StandingOf } from '@school/domain';
import type { Engine } from '../../../engine/engine.ts';
import type { ReportBinding } from '../../../engine/report/reports.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { assertReadsBatch } from '../exam-rights.ts';
import { idIn, rowsStatement } from './report-rows.ts';
import { academicYears } from '../../organisation/academic-years.store.ts';

interface Standing extends StandingOf {
  readonly student: number;
  readonly name: string;
  readonly admissionNumber: string;
  readonly rollNumber: string | null;
  readonly batch: string;
}

/** Scores of students now and in all their batches, by course or batch. */
const standings = (
  connection: Connection,
  course: number | null,
  batch: number | null,
): Promise<Standing[]> =>
  connection.query<Standing>({
    name: 'exam_standings',
    text: `select s.id::float8 as student, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
        s.admission_number as "admissionNumber", s.roll_number as "rollNumber", concat_ws(' ', c.code, b.name) as batch,
        max(r.score) filter (where r.score_type = 'COMBINED' and r.batch_id = b.id)::text as combined,
        coalesce(array_agg(r.score::text) filter (where r.score_type = 'COMBINED'), '{}') as "allCombined",
        coalesce(array_agg(r.score::text) filter (where r.score_type = 'SUBJECT' and r.batch_id = b.id), '{}') as subjects,
        coalesce(array_agg(r.score::text) filter (where r.score_type = 'SUBJECT'), '{}') as "allSubjects"
      from student s join batch b on b.id = s.batch_id join course c on c.id = b.course_id
        join grouped_exam_report r on r.student_id = s.id
      where s.status = 'ACTIVE' and not s.archived and ($1::bigint is null or c.id = $1)
        and ($2::bigint is null or b.id = $2)
      group by s.id, b.id, c.id order by b.name, s.roll_number nulls last, s.first_name, s.id`,
    most: 50_000,
    values: [course, batch],
  });

const rulesOf = (connection: Connection, course: number): Promise<RankingRule[]> =>
  connection.query<RankingRule>({
    name: 'exam_ranking_rules',
    text: `select id::float8 as id, name, threshold::text as threshold, threshold_limit_type as "limit",
        subject_count as "subjectCount", subject_limit_type as "subjectLimit",
        consider_full_course as "considerFullCourse", priority
      from ranking_level where course_id = $1 order by priority`,
    most: 5_000,
    values: [course],
  });

export const designationsOf = (connection: Connection, course: number): Promise<Designation[]> =>
  connection.query<Designation>({
    name: 'exam_designations',
    text: `select id::float8 as id, name, threshold::text as threshold from class_designation where course_id = $1
      order by threshold desc`,
    most: 5_000,
    values: [course],
  });

const rowOf = (standing: Standing, level: string, score: string | null) => ({
  id: `${level}-${standing.student}`,
  level,
  studentId: standing.student,
  student: standing.name,
  admissionNumber: standing.admissionNumber,
  rollNumber: standing.rollNumber,
  batch: standing.batch,
  score,
});

export const averageOf = ({ allCombined }: Pick<StandingOf, 'allCombined'>): string | null => {
  const mean = meanOf(allCombined);
  return mean ? toScore(mean) : null;
};

/** Students under the level each of them reaches first (R18). */
export const rankingLevelBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { institute }) => {
    const connection = engine.database.of(institute);
    const course = idIn(values, 'course') ?? 0;
    const rules = await rulesOf(connection, course);
    const wanted = idIn(values, 'rankingLevel');
    const all = await standings(connection, course, idIn(values, 'batch') ?? null);
    const reached = all.map((standing) => ({ standing, level: rankingLevelOf(standing, rules) }));
    return rowsStatement(
      rules
        .filter(({ id }) => wanted === undefined || wanted === id)
        .flatMap((rule) =>
          reached
            .filter(({ level }) => level?.id === rule.id)
            .map(({ standing }) => rowOf(standing, rule.name, standing.combined)),
        ),
    );
  },
});

/** Designations by the average over all batches (R17), then levels (R18). */
export const combinedBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { actor, institute }) => {
    const connection = engine.database.of(institute);
    const batch = idIn(values, 'batch') ?? 0;
    await assertReadsBatch(actor, connection, batch);
    const [found] = await connection.query<{ course: number }>({
      name: 'exam_course_of_batch',
      text: 'select course_id::float8 as course from batch where id = $1',
      values: [batch],
    });
    const course = found?.course ?? 0;
    const [designations, rules] = [
      await designationsOf(connection, course),
      await rulesOf(connection, course),
    ];
    const all = await standings(connection, null, batch);
    const named = designations.flatMap(({ id, name }) =>
      all.flatMap((standing) => {
        const average = averageOf(standing);
        const isIt = average !== null && designationOf(average, designations)?.id === id;
        return isIt ? [rowOf(standing, name, average)] : [];
      }),
    );
    const levels = rules.flatMap((rule) =>
      all
        .filter((standing) => rankingLevelOf(standing, rules)?.id === rule.id)
        .map((standing) => rowOf(standing, rule.name, standing.combined)),
    );
    return rowsStatement([...named, ...levels]);
  },
});

interface TranscriptRow {
  readonly batch: string;
  readonly course: number;
  readonly code: string | null;
  readonly subject: string | null;
  readonly creditHours: string | null;
  readonly score: string;
  /** Whether an exam of the subject was retaken. */
  readonly retaken: string;
}

/** Every batch of a student with its subjects, and the final result of each with the designation so far (R17). */
export const transcriptBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { institute }) => {
    const connection = engine.database.of(institute);
    const rows = await connection.query<TranscriptRow>({
      name: 'exam_transcript',
      text: `select concat_ws(' ', c.code, b.name, y.name) as batch, c.id::float8 as course, u.code, u.name as subject,
          u.credit_hours::text as "creditHours", r.score::text as score,
          case when exists (select from exam_score_revision v join exam e on e.id = v.exam_id
            where v.student_id = r.student_id and v.cause = 'RETAKE' and e.subject_id = r.subject_id) then 'Retaken'
            else '' end as retaken
        from grouped_exam_report r join batch b on b.id = r.batch_id join course c on c.id = b.course_id
          left join ${academicYears} y on y.id = b.academic_year_id left join subject u on u.id = r.subject_id
        where r.student_id = $1 and r.score_type <> 'EXAM'
        order by b.start_date, b.id, u.name nulls last`,
      most: 5_000,
      values: [idIn(values, 'student') ?? 0],
    });
    const so: string[] = [];
    const shown = [];
    for (const [at, { course, ...row }] of rows.entries()) {
      const isFinal = row.subject === null;
      if (isFinal) so.push(row.score);
      const average = isFinal ? averageOf({ allCombined: so }) : null;
      const designation = average
        ? designationOf(average, await designationsOf(connection, course))
        : undefined;
      shown.push({
        id: at,
        ...row,
        subject: row.subject ?? 'Final result',
        designation: designation?.name ?? '',
      });
    }
    return rowsStatement(shown);
  },
});
