import type { Actor } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import type { DashboardFigures, DashboardPart } from '../reporting/dashboard-part.ts';
import { sampleOf } from '../../platform/database/part-of-rows.ts';

/** Days ahead that count as coming up. */
const ahead = 30;

/** Results on a chart; older ones are on the page of results. */
const mostResults = 40;

interface Result {
  readonly examGroup: string;
  readonly student: string;
  readonly score: number;
}

/** The published results of students from exam to exam, one line per student. */
const performance = async (
  connection: Connection,
  students: readonly number[],
): Promise<DashboardFigures['totalStudentsStates']> => {
  const results = await connection.query<Result>({
    name: 'dashboard_results',
    text: `select * from (
        select r.id, g.name as "examGroup", s.first_name as student, r.score::float8 as score
        from exam_result r
        join exam_group g on g.id = r.exam_group_id and g.status = 'PUBLISHED'
        join student s on s.id = r.student_id
        where r.student_id = any($1::bigint[]) and r.score is not null
        order by r.id desc ${sampleOf(mostResults)}) latest order by id`,
    values: [students],
  });
  const stlabels = [...new Set(results.map(({ examGroup }) => examGroup))];
  const names = [...new Set(results.map(({ student }) => student))];
  const scoreOf = (name: string, label: string): number | null =>
    results.find(({ examGroup, student }) => examGroup === label && student === name)?.score ?? null;
  return {
    stlabels,
    stdataSet: names.map((name) => ({ label: name, data: stlabels.map((label) => scoreOf(name, label)) })),
  };
};

/** Students whom a student's or parent's dashboard is about. */
const ownStudents = ({ role, student, wards = [] }: Actor): readonly number[] =>
  role === 'PARENT' ? wards : student == null ? [] : [student];

/**
 * Exams of the coming days: all of the school; for students and parents those published for their own batches, and their
 * results so far.
 */
export const examDashboard: DashboardPart['figures'] = async ({ actor, today }, connection) => {
  const isOwn = actor.role === 'STUDENT' || actor.role === 'PARENT';
  const [row] = await connection.query<{ upcomingExams: number }>({
    name: isOwn ? 'dashboard_exams_own' : 'dashboard_exams',
    text: `select count(*)::int as "upcomingExams" from exam e join exam_group g on g.id = e.exam_group_id
      where e.date between $1::date and $1::date + ${ahead}
        ${isOwn ? `and g.status <> 'DRAFT' and e.batch_id = any($2::bigint[])` : ''}`,
    values: isOwn ? [today, actor.batches ?? []] : [today],
  });
  return isOwn
    ? { ...row, totalStudentsStates: await performance(connection, ownStudents(actor)) }
    : (row ?? {});
};
