import { writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import { conflictAt } from '../../engine/envelope/refusals.ts';
import { lastClosedDay } from './closing/closed-day.store.ts';
import type { Connection } from '../../platform/database/database.ts';

interface YearOfDay {
  readonly day: string;
  readonly id: number;
  readonly name: string;
  readonly status: 'OPEN' | 'CLOSED';
}

/**
 * The years are locked until the transaction ends: closing one waits for the postings under way, and a later posting sees
 * the year closed. Postings do not wait for each other.
 */
const holdYears = (connection: Connection, days: readonly string[]): Promise<YearOfDay[]> =>
  connection.query<YearOfDay>({
    name: 'financial_years_of_days',
    text: `select d.day, y.id::float8 as id, y.name, y.status from unnest($1::text[]) as d(day)
      join financial_year y on d.day::date between y.start_date and y.end_date and not y.archived
      order by y.id for share of y`,
    values: [days],
  });

/**
 * The books continue automatically: with a year that follows the last one, or the calendar year for a school that has none.
 */
const openYearOf = async (work: Work, today: string): Promise<void> => {
  const rows = await work.transaction.query<{ id: number; version: number }>({
    name: 'financial_year_continue',
    text: `with last as (select max(end_date) as day from financial_year where end_date < $1::date),
        next as (select min(start_date) as day from financial_year where start_date > $1::date),
        opens as (select coalesce(
          (l.day + 1 + make_interval(years => extract(year from age($1::date, l.day + 1))::int))::date,
          date_trunc('year', $1::date)::date) as day from last l),
        span as (select o.day as first, least((o.day + interval '1 year')::date, n.day) - 1 as last from opens o, next n)
      insert into financial_year (name, start_date, end_date, status)
      select to_char(first, 'YYYY') || case when extract(year from last) > extract(year from first)
          then '-' || to_char(last, 'YY') else '' end, first, last, 'OPEN'
      from span where last > first on conflict do nothing returning id::float8 as id, version`,
    values: [today],
  });
  writeAuditLines(work, 'financialYear', 'create', rows);
};

/**
 * The open financial year for each day, locked until the transaction ends. Today always has one.
 * @param field where a form asks for the day
 * @throws Conflict `YEAR_CLOSED` for a day of a closed year, `DAY_CLOSED` for a closed day, `NO_YEAR` for one outside any year
 */
export const yearsOf = async (
  work: Work,
  days: readonly string[],
  field = 'date',
): Promise<ReadonlyMap<string, number>> => {
  const { transaction, context } = work;
  const asked = [...new Set(days)];
  let held = await holdYears(transaction, asked);
  if (asked.includes(context.today) && !held.some(({ day }) => day === context.today)) {
    await openYearOf(work, context.today);
    held = await holdYears(transaction, asked);
  }
  const closed = held.find(({ status }) => status === 'CLOSED');
  if (closed) {
    throw conflictAt(field, 'YEAR_CLOSED', 'The financial year %{name} is closed.', { name: closed.name });
  }
  const last = await lastClosedDay(transaction);
  if (last !== undefined && asked.some((day) => day <= last)) {
    throw conflictAt(field, 'DAY_CLOSED', 'Everything up to %{day} is closed.', { day: last });
  }
  const years = new Map(held.map(({ day, id }) => [day, id]));
  if (asked.some((day) => !years.has(day))) {
    throw conflictAt(
      field,
      'NO_YEAR',
      'No financial year includes this day. Money can only be booked in an open one.',
    );
  }
  return years;
};

/** Whether anything was booked in a year, and whether it would fall outside of changed dates. */
export const bookedDaysOf = async (
  connection: Connection,
  year: number,
): Promise<{ readonly first: string; readonly last: string } | undefined> => {
  const [row] = await connection.query<{ first: string | null; last: string | null }>({
    name: 'financial_year_booked_days',
    text: `select min(transaction_date)::text as first, max(transaction_date)::text as last
      from finance_transaction where financial_year_id = $1`,
    values: [year],
  });
  return row?.first && row.last ? { first: row.first, last: row.last } : undefined;
};
