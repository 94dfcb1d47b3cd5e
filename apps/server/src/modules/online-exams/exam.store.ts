import type { GradingBasis } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

/** What governs an attempt at an exam. */
export interface ExamFacts {
  readonly id: number;
  readonly name: string;
  readonly subject: number;
  readonly status: 'DRAFT' | 'PUBLISHED' | 'CLOSED' | 'RESULTS';
  readonly opensAt: string;
  readonly closesAt: string;
  /** From when nobody can write it any more: pupils with extra time may continue after it has closed for the rest. */
  readonly overAt: string;
  readonly maximumTime: number;
  readonly graceSeconds: number;
  readonly autoSubmit: boolean;
  readonly maxAttempts: number;
  readonly gradingBasis: GradingBasis;
  readonly randomizeQuestions: boolean;
  readonly randomizeOptions: boolean;
  readonly allowBack: boolean;
  readonly showQuestionMap: boolean;
  readonly oneQuestionPerPage: boolean;
  readonly accessPassword: string | null;
  readonly ipRange: string | null;
  readonly instructions: string | null;
  readonly passPercentage: string;
  readonly allowNegativeTotal: boolean;
  readonly partialScoring: 'ALL_OR_NOTHING' | 'PER_OPTION';
  readonly anonymousMarking: boolean;
  readonly resultVisibility: 'IMMEDIATE' | 'AFTER_END' | 'ON_PUBLISH' | 'NEVER';
  readonly showAnswers: boolean;
  /** The time of the database, the one clock that all servers share. */
  readonly now: string;
  readonly sections: readonly ExamSection[];
}
export interface ExamSection {
  readonly name: string;
  readonly intro: string | null;
  readonly draw: number | null;
}

const instant = (sql: string): string =>
  `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * SQL: when the last person who may write an exam has to stop, including the seconds of grace. @param exam alias of its row
 */
export const overAtOf = (exam: string): string => `(greatest(
    ${exam}.end_date_time + make_interval(mins => coalesce(
      (select max(w.extra_minutes) from online_exam_allowance w where w.online_exam_id = ${exam}.id), 0)::int),
    (select max(o.deadline_at) from online_exam_attempt o
      where o.online_exam_id = ${exam}.id and o.status = 'IN_PROGRESS'))
  + make_interval(secs => ${exam}.grace_seconds))`;

/** The settings of an exam, and the database's current time. */
export const examFacts = async (connection: Connection, exam: number): Promise<ExamFacts | undefined> => {
  const [row] = await connection.query<ExamFacts>({
    name: 'online_exam_facts',
    text: `select e.id::float8 as id, e.name, e.subject_id::float8 as subject, e.status,
        ${instant('e.start_date_time')} as "opensAt", ${instant('e.end_date_time')} as "closesAt",
        ${instant(overAtOf('e'))} as "overAt", e.maximum_time as "maximumTime", e.grace_seconds as "graceSeconds", e.auto_submit as "autoSubmit",
        e.max_attempts as "maxAttempts", e.grading_basis as "gradingBasis",
        e.randomize_questions as "randomizeQuestions", e.randomize_options as "randomizeOptions",
        e.allow_back as "allowBack", e.show_question_map as "showQuestionMap",
        e.one_question_per_page as "oneQuestionPerPage", e.access_password as "accessPassword", e.ip_range as "ipRange",
        t.body as instructions, e.pass_percentage::text as "passPercentage",
        e.allow_negative_total as "allowNegativeTotal", e.partial_scoring as "partialScoring",
        e.anonymous_marking as "anonymousMarking", e.result_visibility as "resultVisibility",
        e.show_answers as "showAnswers", ${instant('clock_timestamp()')} as now,
        coalesce((select json_agg(json_build_object('name', s.name, 'intro', s.intro, 'draw', s.draw)
          order by s.position, s.id) from online_exam_section s where s.online_exam_id = e.id), '[]') as sections
      from online_exam e left join instruction_template t on t.id = e.instructions_id where e.id = $1`,
    values: [exam],
  });
  return row;
};

/** Extra minutes of a pupil in an exam. */
export const extraMinutesOf = async (
  connection: Connection,
  exam: number,
  student: number,
): Promise<number> => {
  const [row] = await connection.query<{ minutes: number }>({
    name: 'online_exam_extra_minutes',
    text: `select extra_minutes as minutes from online_exam_allowance where online_exam_id = $1 and student_id = $2`,
    values: [exam, student],
  });
  return row?.minutes ?? 0;
};
