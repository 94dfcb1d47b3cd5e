import { birthdaysOn, type BirthdayRow } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

/** SQL of those whose birthday it is on the days `$1` ("MM-dd"), with whether they were wished well in the year `$2`. */
const rows = `select kind || ':' || id as id, name, kind, place, to_char(born, 'YYYY-MM-DD') as born,
    ($2 - extract(year from born))::float8 as age, nullif(btrim(mobile), '') as mobile,
    exists (select from birthday_greeting g where g.person = kind || ':' || p.id and g.year = $2) as wished
  from (
    select 'STUDENT' as kind, s.id, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
      concat_ws(' ', c.code, b.name) as place, s.date_of_birth as born, coalesce(nullif(btrim(s.mobile), ''), s.phone) as mobile
    from student s join batch b on b.id = s.batch_id join course c on c.id = b.course_id
    where s.status = 'ACTIVE' and not s.archived and to_char(s.date_of_birth, 'MM-DD') = any($1::text[])
    union all
    select 'EMPLOYEE', e.id, concat_ws(' ', e.first_name, e.middle_name, e.last_name), d.name, e.date_of_birth, e.mobile_phone
    from employee e left join employee_department d on d.id = e.department_id
    where e.status = 'ACTIVE' and not e.archived and to_char(e.date_of_birth, 'MM-DD') = any($1::text[])) p
  order by kind desc, name, id`;

/** Active students and employees whose birthday is on a day (SMS-5). */
export const birthdaysOf = (connection: Connection, day: string): Promise<BirthdayRow[]> =>
  connection.query<BirthdayRow>({
    name: 'birthdays_of',
    text: rows,
    most: 5_000,
    values: [birthdaysOn(day), Number(day.slice(0, 4))],
  });

/** Notes that people are wished well in a year; gives those who were not yet. */
export const noteGreetings = async (
  connection: Connection,
  people: readonly string[],
  { year, message }: { readonly year: number; readonly message: number },
): Promise<string[]> => {
  const written = await connection.query<{ person: string }>({
    name: 'birthday_greetings_note',
    text: `insert into birthday_greeting (person, year, message_id) select p, $2, $3 from unnest($1::text[]) as p
      on conflict do nothing returning person`,
    values: [people, year, message],
  });
  return written.map(({ person }) => person);
};
