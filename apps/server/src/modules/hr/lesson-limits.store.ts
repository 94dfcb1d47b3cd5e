import type { Connection } from '../../platform/database/database.ts';

/** An employee with the number of lessons the grade allows, and the days; null if unspecified. */
export interface LessonLimits {
  readonly id: number;
  readonly name: string;
  readonly perDay: number | null;
  readonly perWeek: number | null;
  /** Days of the week with lessons, for an employee who does not come every day. */
  readonly mostDays: number | null;
}

/** Names of employees and the number of lessons their grades allow. */
export const lessonLimits = (connection: Connection, employees: readonly number[]): Promise<LessonLimits[]> =>
  connection.query<LessonLimits>({
    name: 'lesson_limits',
    text: `SELECT e.id::float8 AS id, concat_ws(' ', e.first_name, e.middle_name, e.last_name) AS name,
        g.max_hours_day AS "perDay", g.max_hours_week AS "perWeek",
        e.lesson_days AS "mostDays"
      FROM employee e LEFT JOIN employee_grade g ON g.id = e.grade_id
      WHERE e.id = ANY ($1::bigint[]) ORDER BY e.id`,
    most: 10_000,
    values: [employees],
  });
