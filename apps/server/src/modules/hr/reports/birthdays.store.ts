import { Invalid } from '@school/kernel';
import { dayNumber } from '@school/domain';
import type { ReportBinding } from '../../../engine/report/reports.ts';

/** A calendar day comes once a year: a longer range would show everyone twice. */
const mostDays = 366;

/** The day within a year, 28 February for those born on 29 February in years without it. */
const inYear = (day: string, year: string): string =>
  `(${day} + make_interval(years => ${year} - extract(year FROM ${day})::int))::date`;

const occasions = [
  ['BIRTHDAY', 'Birthday', 'e.date_of_birth'],
  ['SERVICE', 'Years of service', 'e.joining_date'],
] as const;

/** $1 and $2 the range, $3 the department, $4 the requested kind. */
const query = `WITH years AS (SELECT generate_series(extract(year FROM $1::date)::int, extract(year FROM $2::date)::int) AS year),
  days AS (${occasions
    .map(
      ([
        kind,
        words,
        first,
      ]) => `SELECT '${kind}' AS kind, '${words}' AS occasion, e.id, ${inYear(first, 'y.year')} AS day,
        y.year - extract(year FROM ${first})::int AS years FROM employee e, years y
      WHERE ${first} IS NOT NULL AND e.status = 'ACTIVE' AND NOT e.archived
        AND ($3::bigint IS NULL OR e.department_id = $3)`,
    )
    .join(' UNION ALL ')})
  SELECT json_build_object('day', x.day, 'occasion', x.occasion, 'years', x.years, 'employeeId', e.id,
    'employeeNumber', e.employee_number, 'employeeName', concat_ws(' ', e.first_name, e.middle_name, e.last_name),
    'department', coalesce(d.name, ''))::text AS row
  FROM days x JOIN employee e ON e.id = x.id LEFT JOIN employee_department d ON d.id = e.department_id
  WHERE x.day BETWEEN $1::date AND $2::date AND x.years > 0 AND ($4::text IS NULL OR x.kind = $4)
  ORDER BY x.day, e.first_name, e.last_name, e.id, x.kind`;

/** Birthdays and work anniversaries within a range, in day order. */
export const birthdaysBinding: ReportBinding = {
  statement: ({ fromDay, toDay, department, occasion }) => {
    const [from, to] = [String(fromDay), String(toDay)];
    const message =
      to < from ? 'The range must not end before it begins.' : 'The range covers more than a year.';
    if (to < from || dayNumber(to) - dayNumber(from) > mostDays) {
      throw new Invalid(message, [{ field: 'toDay', code: 'range', message }]);
    }
    return { text: query, values: [from, to, department ?? null, occasion ?? null] };
  },
};
