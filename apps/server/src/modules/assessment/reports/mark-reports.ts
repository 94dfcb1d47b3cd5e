import { classAverage, decimalOf, percentOf, toScore } from '@school/domain';
import type { GradeLevel } from '@school/domain';
import { NotFound, eachKey, insteadKey } from '@school/kernel';
import type { Actor } from '@school/kernel';
import type { RecordValues } from '../../../engine/behaviour.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { ReportBinding } from '../../../engine/report/reports.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { assertReadsBatch, assertReadsSubject, subjectsRead } from '../exam-rights.ts';
import { groupFacts, groupsOfBatch, marksOfGroups, type GroupFacts, type MarkRow } from '../exam.store.ts';
import { absences, byStudent, groupMarks, levelOf, resultsOf } from '../results.ts';
import { idIn, rowsStatement } from './report-rows.ts';

/** @throws NotFound for a group of another batch */
const groupIn = async (values: RecordValues, connection: Connection): Promise<GroupFacts> => {
  const batch = idIn(values, 'batch') ?? 0;
  const group = await groupFacts(connection, idIn(values, 'examGroup') ?? 0);
  if (!group || group.batch !== batch) throw new NotFound();
  return group;
};

/** @throws NotFound for a group of another batch, and for those who may not read it */
const groupAsked = async (
  values: RecordValues,
  actor: Actor,
  connection: Connection,
): Promise<GroupFacts> => {
  await assertReadsBatch(actor, connection, idIn(values, 'batch') ?? 0);
  return groupIn(values, connection);
};

const outcome = (row: MarkRow): string => {
  if (row.attendance === null) return '-';
  return absences[row.attendance] ?? (row.isFailed ? 'Failed' : 'Passed');
};
/** Why there is no mark, shown in its place; nothing while the marks are still to come. */
const whyNoMark = ({ attendance, marks }: MarkRow): string | undefined =>
  marks === null && attendance !== null ? absences[attendance] : undefined;
/** What the cells of given exams show where there is no mark, by the key of the cell. */
const instead = (rows: readonly MarkRow[], keyOf: (row: MarkRow) => string): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const why = whyNoMark(row);
      return why === undefined ? [] : [[keyOf(row), why]];
    }),
  );
const percent = ({ marks, maximum }: Pick<MarkRow, 'marks' | 'maximum'>): string | null =>
  marks === null || maximum === null ? null : toScore(percentOf(decimalOf(marks), decimalOf(maximum)));

/** Average of those with a mark, by exam. */
export const averages = (rows: readonly MarkRow[]): ReadonlyMap<number, string> => {
  const marks = new Map<number, (string | null)[]>();
  for (const row of rows) marks.set(row.exam, [...(marks.get(row.exam) ?? []), row.marks]);
  return new Map(
    [...marks].flatMap(([exam, given]) => {
      const average = classAverage(given);
      return average ? [[exam, toScore(average)] as const] : [];
    }),
  );
};

/** One exam of a student as reports and report cards show it. */
export const paperOf = (
  row: MarkRow,
  scale: readonly GradeLevel[],
  rounding: 'NONE' | 'NEAREST',
  average: string | undefined,
) => ({
  subject: row.subjectName,
  marks: row.marks,
  maximum: row.attendance === 'EXEMPT' ? null : row.maximum,
  percent: percent(row),
  grade: levelOf(row, scale, rounding)?.name ?? '',
  average: average ?? null,
  outcome: outcome(row),
  remarks: row.remarks ?? '',
});

/** Each paper of an exam group; those who teach in the batch see the papers of their own subjects. */
export const examWiseBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { actor, institute }) => {
    const connection = engine.database.of(institute);
    const read = await subjectsRead(actor, connection, idIn(values, 'batch') ?? 0);
    const group = await groupIn(values, connection);
    const { rows, scale, rules } = await groupMarks(connection, group);
    const student = idIn(values, 'student');
    const average = averages(rows);
    return rowsStatement(
      rows
        .filter((row) => student === undefined || row.student === student)
        .filter(({ subject }) => read === undefined || read.includes(subject))
        .map((row) => ({
          id: `${row.exam}-${row.student}`,
          ...paperOf(row, scale, rules.gradeRounding, average.get(row.exam)),
          [insteadKey]: instead([row], () => 'marks'),
          student: [row.rollNumber, row.studentName].filter(Boolean).join(' · '),
        })),
    );
  },
});

export const consolidatedBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { actor, institute }) => {
    const connection = engine.database.of(institute);
    const group = await groupAsked(values, actor, connection);
    const { rows, scale, rules } = await groupMarks(connection, group);
    const students = byStudent(rows);
    return rowsStatement(
      resultsOf(group, rows, scale, rules).map((result) => {
        const own = students.get(result.student) ?? [];
        return {
          id: result.student,
          studentId: result.student,
          student: own[0]?.studentName ?? '',
          admissionNumber: own[0]?.admissionNumber ?? '',
          rollNumber: result.rollNumber,
          total: result.total,
          score: result.score,
          grade: result.grade,
          rank: result.rank,
          outcome: result.outcome === 'PASS' ? 'Passed' : 'Failed',
          belowPass: result.belowPass,
          missed: result.missed,
          ...Object.fromEntries(own.map((row) => [eachKey('subjects', row.subject), row.marks])),
          [insteadKey]: instead(own, (row) => eachKey('subjects', row.subject)),
        };
      }),
    );
  },
});

export const subjectWiseBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { actor, institute }) => {
    const connection = engine.database.of(institute);
    const [batch, subject] = [idIn(values, 'batch') ?? 0, idIn(values, 'subject') ?? 0];
    await assertReadsSubject(actor, connection, { subject, batch });
    const groups = await groupsOfBatch(connection, batch);
    const all = await marksOfGroups(
      connection,
      groups.map(({ id }) => id),
    );
    const rows = all.filter((row) => row.subject === subject);
    const average = averages(rows);
    const cells = (own: readonly MarkRow[], value: (row: MarkRow) => string | null) =>
      Object.fromEntries(own.map((row) => [eachKey('groups', row.group), value(row)]));
    const students = [...byStudent(rows)].map(([id, own]) => ({
      id,
      studentId: id,
      student: own[0]?.studentName ?? '',
      admissionNumber: own[0]?.admissionNumber ?? '',
      rollNumber: own[0]?.rollNumber ?? null,
      ...cells(own, ({ marks }) => marks),
      [insteadKey]: instead(own, (row) => eachKey('groups', row.group)),
    }));
    const last = {
      id: 'average',
      student: 'Class average',
      ...cells(rows, (row) => average.get(row.exam) ?? null),
    };
    return rowsStatement(students.length === 0 ? [] : [...students, last]);
  },
});

/** Which student a caller may ask about here: staff by the batch, students and parents about themselves. */
const assertReadsStudent = async (
  actor: Actor,
  connection: Connection,
  student: number,
): Promise<boolean> => {
  if (actor.role === 'STUDENT' && actor.student === student) return false;
  if (actor.role === 'PARENT' && actor.wards?.includes(student)) return false;
  const [row] = await connection.query<{ batch: number }>({
    name: 'exam_batch_of_student',
    text: 'select batch_id::float8 as batch from student where id = $1',
    values: [student],
  });
  if (!row) throw new NotFound();
  await assertReadsBatch(actor, connection, row.batch);
  return true;
};

export const subjectProgressBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { actor, institute }) => {
    const connection = engine.database.of(institute);
    const student = idIn(values, 'student') ?? 0;
    const isStaff = await assertReadsStudent(actor, connection, student);
    return {
      text: `select json_build_object('id', e.id, 'subject', u.name, 'examGroup', g.name, 'date', e.date,
          'marks', m.marks::text, 'maximum', e.maximum_marks::text,
          'percent', round(m.marks * 100 / e.maximum_marks, 2)::text, 'grade', l.name,
          'average', (select round(avg(o.marks) * 100 / e.maximum_marks, 2)::text from exam_score o where o.exam_id = e.id)
        )::text as row
        from exam_score m join exam e on e.id = m.exam_id join exam_group g on g.id = e.exam_group_id
          join subject u on u.id = e.subject_id left join grading_level l on l.id = m.grading_level_id
        where m.student_id = $1 and ($2 or g.status = 'PUBLISHED')
          and ($3::text is null or lower(u.name) like '%' || lower($3) || '%' or lower(u.code) = lower($3))
        order by u.name, e.date, e.id`,
      values: [student, isStaff, values['subject'] ?? null],
    };
  },
});

/** Exams in a date range; tutors and teachers see those of their batches. */
export const examScheduleBinding: ReportBinding = {
  statement: (values, { actor }) => {
    const isAll =
      actor.role === 'ADMIN' ||
      ['ExaminationControl', 'EnterResults', 'ViewResults'].some((key) => actor.privileges.has(key));
    return {
      text: `select json_build_object('id', e.id, 'batch', concat_ws(' ', c.code, b.name), 'date', e.date,
          'hours', to_char(e.start_time, 'HH24:MI') || '–' || to_char(e.end_time, 'HH24:MI'), 'examGroup', g.name,
          'subject', u.name, 'room', e.room, 'maximum', e.maximum_marks::text,
          'status', case g.status when 'DRAFT' then 'Draft' when 'SCHEDULED' then 'Schedule published'
            else 'Results published' end)::text as row
        from exam e join exam_group g on g.id = e.exam_group_id join subject u on u.id = e.subject_id
          join batch b on b.id = e.batch_id join course c on c.id = b.course_id
        where e.date between $1::date and $2::date and ($3::bigint is null or b.id = $3)
          and ($4 or b.id = any($5::bigint[]))
        order by c.sort_order, c.code, b.name, e.date, e.start_time`,
      values: [values['from'], values['to'], values['batch'] ?? null, isAll, actor.batches ?? []],
    };
  },
};
