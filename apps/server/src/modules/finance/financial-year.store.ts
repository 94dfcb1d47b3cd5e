import { Conflict } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';

/**
 * The year of the books of each day; a day before the first year was set up has none.
 * @throws Conflict `YEAR_CLOSED` for a day of a closed year
 */
export const yearsOf = async (
  connection: Connection,
  days: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await connection.query<{ day: string; id: number; name: string; status: string }>({
    name: 'financial_years_of_days',
    text: `select d.day, y.id::float8 as id, y.name, y.status from unnest($1::text[]) as d(day)
      join financial_year y on d.day::date between y.start_date and y.end_date and not y.archived`,
    values: [[...new Set(days)]],
  });
  const closed = rows.find(({ status }) => status === 'CLOSED');
  if (closed) {
    throw new Conflict('The financial year %{name} is closed.', {
      code: 'YEAR_CLOSED',
      params: { name: closed.name },
      data: { params: { name: closed.name } },
    });
  }
  return new Map(rows.map(({ day, id }) => [day, id]));
};
