import type { RevaluationDecision } from '@school/domain';
import { accounts } from '../../../platform/accounts/accounts.ts';
import { institutionTimeZone } from '../../../platform/clock/institution.ts';
import type { Connection } from '../../../platform/database/database.ts';

/** A mark for which revaluation is requested. */
export interface AskedMark {
  readonly exam: number;
  readonly group: number;
  readonly batch: number;
  readonly student: number;
  readonly marks: string | null;
  /** The chosen grade of an exam with grades only. */
  readonly grade: number | null;
  readonly status: string;
  /** Last day on which families may ask, "yyyy-MM-dd"; null if the results are not published. */
  readonly until: string | null;
}

export const askedMark = async (connection: Connection, score: number): Promise<AskedMark | undefined> => {
  const [row] = await connection.query<AskedMark>({
    name: 'revaluation_asked_mark',
    text: `select m.exam_id::float8 as exam, m.exam_group_id::float8 as "group", e.batch_id::float8 as batch,
        m.student_id::float8 as student, case when m.attendance_status = 'PRESENT' then m.marks::text end as marks,
        case when m.attendance_status = 'PRESENT' and g.exam_type = 'GRADES' then m.grading_level_id::float8 end as grade,
        g.status, ((g.result_published_at at time zone ${institutionTimeZone})::date
          + coalesce((select revaluation_days from exam_setting order by id limit 1), 14))::text as until
      from exam_score m join exam e on e.id = m.exam_id join exam_group g on g.id = m.exam_group_id where m.id = $1`,
    values: [score],
  });
  return row;
};

/** Whether a mark is awaiting revaluation, or has had one. */
export const isAskedAlready = async (connection: Connection, score: number): Promise<boolean> => {
  const rows = await connection.query({
    name: 'revaluation_asked_already',
    text: `select 1 from revaluation where score_id = $1 and status not in ('DENIED', 'WITHDRAWN') limit 1`,
    values: [score],
  });
  return rows.length > 0;
};

/** Revaluation requests for marks of a student in a group, the last one of each exam, by exam. */
export const revaluationsIn = async (
  connection: Connection,
  group: number,
  student: number,
): Promise<ReadonlyMap<number, { readonly id: number; readonly status: string }>> => {
  const rows = await connection.query<{ id: number; exam: number; status: string }>({
    name: 'revaluations_in_group',
    text: `select distinct on (exam_id) id::float8 as id, exam_id::float8 as exam, status from revaluation
      where exam_group_id = $1 and student_id = $2 order by exam_id, id desc`,
    most: 1_000,
    values: [group, student],
  });
  return new Map(rows.map(({ exam, id, status }) => [exam, { id, status }]));
};

/** Of the given students, those whose mark in an exam is subject to a revaluation: such a mark is not removed. */
export const revaluedIn = async (
  connection: Connection,
  exam: number,
  students: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (students.length === 0) return new Set();
  const rows = await connection.query<{ id: number }>({
    name: 'revaluation_students_of_exam',
    text: `select distinct student_id::float8 as id from revaluation
      where exam_id = $1 and student_id = any($2::bigint[])`,
    most: 5_000,
    values: [exam, students],
  });
  return new Set(rows.map(({ id }) => id));
};

/** A person by employee, by account, or by both. */
interface Examiner {
  readonly employee: number | null;
  readonly account: number | null;
}

/** Whether someone teaches the subject of an exam, or entered the mark in question. */
export const hasMarkedFirst = async (
  connection: Connection,
  { employee, account }: Examiner,
  { exam, score }: { readonly exam: number; readonly score: number },
): Promise<boolean> => {
  const [row] = await connection.query<{ first: boolean }>({
    name: 'revaluation_marked_first',
    text: `select exists (select from work_allotment w join exam e on e.subject_id = w.subject_id
          where e.id = $2 and w.employee_id = $1)
        or exists (select from exam_score m join ${accounts} u on u.id in (m.created_by, m.updated_by)
          where m.id = $3 and (u.employee_id = $1 or u.id = $4)) as first`,
    values: [employee, exam, score, account],
  });
  return row?.first ?? false;
};

export const revaluationRule = async (connection: Connection): Promise<RevaluationDecision> => {
  const [row] = await connection.query<RevaluationDecision>({
    name: 'revaluation_rule',
    text: `select revaluation_rule as rule, revaluation_tolerance::text as tolerance from exam_setting order by id limit 1`,
  });
  return row ?? { rule: 'SECOND', tolerance: '0' };
};

/** Accounts of a student and of those guardians who may look. */
export const accountsOfFamily = async (
  connection: Connection,
  student: number,
): Promise<readonly number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'revaluation_family',
    text: `select u.id::float8 as id from ${accounts} u where u.student_id = $1 and not u.archived
      union select u.id::float8 from ${accounts} u join student_guardian k on k.guardian_id = u.guardian_id
        where k.portal_access and k.student_id = $1 and not u.archived`,
    most: 100,
    values: [student],
  });
  return rows.map(({ id }) => id);
};

/** What notices state about a request. */
export interface NamedRequest {
  readonly student: string;
  readonly subject: string;
  readonly name: string;
}

export const requestInWords = async (
  connection: Connection,
  { exam, student }: { readonly exam: number; readonly student: number },
): Promise<NamedRequest> => {
  const [row] = await connection.query<NamedRequest>({
    name: 'revaluation_in_words',
    text: `select concat_ws(' ', s.first_name, s.last_name) as student, u.name as subject, g.name
      from exam e join exam_group g on g.id = e.exam_group_id join subject u on u.id = e.subject_id, student s
      where e.id = $1 and s.id = $2`,
    values: [exam, student],
  });
  return row ?? { student: '', subject: '', name: '' };
};
