import { birthdaysOn, type BirthdayRow } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { classes } from '../academics/classes.ts';
import { staffBornOn } from '../hr/staff.store.ts';
import { studentsBornOn } from '../students/roll.store.ts';

/** SQL of those whose birthday falls on the days `$1` ("MM-dd"), with whether they were sent wishes in the year `$2`. */
const rows = `select kind || ':' || id as id, name, kind, place, to_char(born, 'YYYY-MM-DD') as born,
    ($2 - extract(year from born))::float8 as age, nullif(btrim(mobile), '') as mobile,
    exists (select from birthday_greeting g where g.person = kind || ':' || p.id and g.year = $2) as wished
  from (
    select 'STUDENT' as kind, s.id, s.name, b.label as place, s.born, s.mobile
    from (${studentsBornOn('$1::text[]')}) s join ${classes} b on b.id = s.batch_id
    union all
    select 'EMPLOYEE', e.id, e.name, e.department, e.born, e.mobile from (${staffBornOn('$1::text[]')}) e) p
  order by kind desc, name, id`;

/** Active students and employees whose birthday falls on a day (SMS-5). */
export const birthdaysOf = (connection: Connection, day: string): Promise<BirthdayRow[]> =>
  connection.query<BirthdayRow>({
    name: 'birthdays_of',
    text: rows,
    most: 5_000,
    values: [birthdaysOn(day), Number(day.slice(0, 4))],
  });

/** Records that people are sent wishes in a year; returns those who had not been yet. */
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
