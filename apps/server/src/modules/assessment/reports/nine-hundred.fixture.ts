import type { ExamSchool } from '../exam-school.fixture.ts';

/** Batches to add, and how many students each has: a school of nine hundred. */
const batches = 12;
const students = 75;

/** SQL: copies of rows with new ids and the given other values, as rows that came with the installation. */
const copied = (table: string, from: string, values: string): string =>
  `insert into ${table} overriding system value select (jsonb_populate_record(o, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('${table}', 'id')), 'created_by', null, 'version', 1, ${values}))).* from ${table} o ${from}`;

const statements = (batch: number, unit: number, final: number, student: number): readonly string[] => [
  copied('batch', `cross join generate_series(1, ${batches}) n where o.id = ${batch}`, `'name', 'L' || n`),
  copied('subject', `join batch b on b.name ~ '^L[0-9]+$' where o.batch_id = ${batch}`, `'batch_id', b.id`),
  copied(
    'exam_group',
    `join batch b on b.name ~ '^L[0-9]+$' where o.id in (${unit}, ${final})`,
    `'batch_id', b.id, 'status', 'DRAFT'`,
  ),
  copied(
    'exam',
    `join exam_group f on f.id = o.exam_group_id and f.batch_id = ${batch}
      join subject s on s.id = o.subject_id join batch b on b.name ~ '^L[0-9]+$'
      join exam_group g on g.batch_id = b.id and g.name = f.name
      join subject u on u.batch_id = b.id and u.code = s.code where o.exam_group_id in (${unit}, ${final})`,
    `'batch_id', b.id, 'exam_group_id', g.id, 'subject_id', u.id, 'room', null`,
  ),
  copied(
    'student',
    `join batch b on b.name ~ '^L[0-9]+$' cross join generate_series(1, ${students}) n where o.id = ${student}`,
    `'batch_id', b.id, 'first_name', 'Pupil ' || n, 'roll_number', b.name || '/' || n,
      'admission_number', 'L' || b.id || '-' || n`,
  ),
  copied(
    'batch_enrolment',
    `join student s on true join batch b on b.id = s.batch_id and b.name ~ '^L[0-9]+$' where o.student_id = ${student}`,
    `'student_id', s.id, 'batch_id', b.id, 'roll_number', s.roll_number`,
  ),
  // Quarters of a mark, equal often enough for shared ranks; one in twenty was absent.
  `with mark as (select e.id as exam, e.exam_group_id, s.id as student, e.minimum_marks as least,
      case when (s.id * 7 + e.id * 3) % 20 > 0
        then ((s.id * 131 + e.id * 17) % (e.maximum_marks * 4 + 1)) / 4 end as marks
    from exam e join student s on s.batch_id = e.batch_id join batch b on b.id = e.batch_id and b.name ~ '^L[0-9]+$')
  insert into exam_score (exam_id, exam_group_id, student_id, marks, attendance_status, is_failed)
  select exam, exam_group_id, student, marks, case when marks is null then 'ABSENT' else 'PRESENT' end,
    coalesce(marks < least, true) from mark`,
];

export interface LargeBatch {
  readonly id: number;
  readonly unit: number;
  readonly final: number;
}

/** Adds nine hundred students with marks in both groups of the shared fixture, and publishes the results. */
export const nineHundred = async (
  at: ExamSchool,
  { unit, final }: { readonly unit: number; readonly final: number },
): Promise<readonly LargeBatch[]> => {
  const { sql } = at.at.school;
  for (const text of statements(at.batch, unit, final, at.students.Ahmed)) await sql.query({ text });
  await sql.query({ text: 'analyze' });
  const made = await sql.query<LargeBatch>({
    text: `select b.id::float8 as id, u.id::float8 as unit, f.id::float8 as final from batch b
      join exam_group u on u.batch_id = b.id and u.name = 'Unit test'
      join exam_group f on f.batch_id = b.id and f.name = 'Final' where b.name ~ '^L[0-9]+$' order by b.id`,
  });
  for (const one of made) {
    await at.data('POST', `ExamGroup/transition/publishResult/${one.unit}`, {});
    await at.data('POST', `ExamGroup/transition/publishResult/${one.final}`, {});
  }
  await at.data('POST', 'ReportSetting/generate', { batchIds: made.map(({ id }) => id) });
  return made;
};

export interface Expected {
  readonly student: number;
  readonly batch: number;
  /** Weighted percent with two decimals, and its dense rank in the batch, the course and the school. */
  readonly score: string;
  readonly rank: number;
  readonly wide: number;
  /** Of the unit test only. */
  readonly total: string;
  readonly percent: string;
}

/** The correct values, calculated by the database from the marks alone (R8, R9, R16). */
export const expectedOf = (at: ExamSchool): Promise<readonly Expected[]> =>
  at.at.school.sql.query<Expected>({
    text: `with groups as (
        select m.student_id, e.batch_id, g.name, g.weight, sum(coalesce(m.marks, 0)) as total,
          sum(coalesce(m.marks, 0)) * 100 / sum(e.maximum_marks) as percent
        from exam_score m join exam e on e.id = m.exam_id join exam_group g on g.id = e.exam_group_id
          join batch b on b.id = e.batch_id and b.name ~ '^L[0-9]+$' group by 1, 2, 3, 4),
      scores as (select student_id, batch_id, round(sum(percent * weight / 100), 2) as score,
          max(total) filter (where name = 'Unit test') as total,
          max(percent) filter (where name = 'Unit test') as percent
        from groups group by 1, 2),
      others as (select score from grouped_exam_report r join batch b on b.id = r.batch_id
        where r.score_type = 'COMBINED' and b.name !~ '^L[0-9]+$')
      select student_id::float8 as student, batch_id::float8 as batch, score::text as score,
        dense_rank() over (partition by batch_id order by score desc)::int as rank,
        1 + (select count(distinct o.score) from (select score from scores union all select score from others) o
          where o.score > s.score)::int as wide,
        to_char(total, 'FM9990.00') as total, round(percent, 2)::text as percent
      from scores s order by student_id`,
    most: 2000,
  });
