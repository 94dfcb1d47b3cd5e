import type { Client } from 'pg';
import { call, signIn, type Product } from './product.ts';
import { figureOf, timed } from './timed.ts';
import type { Figure } from './table.ts';

const allEvents = 100_000;
/** Years over which the events are spread, around today. */
const years = 20;

/** A hundred thousand events: half for everyone, half for one department each; every fiftieth a holiday. */
const seedEvents = async (client: Client): Promise<void> => {
  await client.query(`insert into calendar_event (title, type, start_date, end_date, is_all_day, start_time, end_time,
      is_common, is_holiday_for_students, is_holiday_for_employees)
    select 'Bench event ' || n, case when n % 50 = 0 then 'HOLIDAY' else 'EVENT' end, d, d + n % 3,
      n % 4 <> 1, case when n % 4 = 1 then time '09:00' end, case when n % 4 = 1 then time '10:00' end,
      n % 2 = 0, true, true
    from (select n, current_date - ${years * 180} + (n % ${years * 360})::int as d
      from generate_series(1, ${allEvents}) n) e`);
  await client.query(`insert into calendar_event_departments (owner_id, target_id, position)
    select e.id, d.id, 0 from calendar_event e
      join (select id, row_number() over (order by id) - 1 as place, count(*) over () as n from employee_department) d
        on d.place = e.id % d.n
      where not e.is_common and e.title like 'Bench event%'`);
  await client.query('analyze calendar_event, calendar_event_departments');
};

const monthOf = (month: string): string => {
  const [year = 0, at = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, at, 0)).getUTCDate();
  return `from=${month}-01&to=${month}-${String(last).padStart(2, '0')}`;
};

/** The calendar with a hundred thousand events, as a teacher sees it, and that teacher's feed. */
export const calendarFigures = async (product: Product, client: Client): Promise<readonly Figure[]> => {
  await seedEvents(client);
  const teacher: Product = { ...product, authorization: await signIn(product.url, 'teacher') };
  const month = monthOf(new Date().toISOString().slice(0, 7));
  const get = (path: string) => (): Promise<unknown> => call(teacher, 'GET', path);
  const { path } = await call<{ readonly path: string }>(teacher, 'POST', 'setup/v1/calendar/feed');
  const feed = async (): Promise<unknown> => {
    const answer = await fetch(`${product.url}${path}`);
    if (!answer.ok) throw new Error(`The feed answers ${answer.status}`);
    return answer.text();
  };
  return [
    figureOf('calendar, teacher: a month', await timed(get(`setup/v1/calendar/items?${month}`))),
    figureOf(
      'calendar, teacher: first page of the list',
      await timed(get('api/v1/CalenderEvent/getall?range=[0,24]')),
    ),
    figureOf('calendar: feed of a teacher, 13 months', await timed(feed)),
  ];
};
