import type { Connection } from '../../platform/database/database.ts';
import { academicYears } from '../organisation/academic-years.store.ts';
import { courses } from '../academics/classes.ts';

/** What can be applied for, locked until the transaction ends, with the number of places already given. */
export interface Opening {
  readonly id: number;
  readonly name: string;
  readonly course: number;
  readonly academicYear: number;
  readonly openFrom: string;
  readonly openTo: string;
  readonly seats: number | null;
  readonly fee: string;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  /** Percent with two decimals; null where results of the previous school do not matter. */
  readonly minScore: string | null;
  readonly isStrict: boolean;
  readonly active: boolean;
  readonly admitted: number;
}

/** Locks an opening, so that its last place is given only once. */
export const holdOpening = async (connection: Connection, id: number): Promise<Opening | undefined> => {
  await connection.query({
    name: 'admission_opening_hold',
    text: 'select 1 from admission_opening where id = $1 for update',
    values: [id],
  });
  const [row] = await connection.query<Opening>({
    name: 'admission_opening_held',
    text: `select o.id::float8 as id, o.name, o.course_id::float8 as course, o.academic_year_id::float8 as "academicYear",
        o.open_from::text as "openFrom", o.open_to::text as "openTo", o.seats, o.application_fee::text as fee,
        coalesce(o.min_age, c.min_age) as "minAge", coalesce(o.max_age, c.max_age) as "maxAge",
        o.min_score::numeric(5, 2)::text as "minScore", o.is_strict as "isStrict", o.active and not o.archived as active,
        (select count(*)::int from applicant a where a.opening_id = o.id and a.status = 'ADMITTED') as admitted
      from admission_opening o join ${courses} c on c.id = o.course_id where o.id = $1`,
    values: [id],
  });
  return row;
};

/** The name of an opening that nobody named. */
export const nameOfOpening = async (
  connection: Connection,
  course: number,
  year: number,
): Promise<string> => {
  const [row] = await connection.query<{ name: string }>({
    name: 'admission_opening_name',
    text: `select c.name || ' · ' || y.name as name from ${courses} c cross join ${academicYears} y
      where c.id = $1 and y.id = $2`,
    values: [course, year],
  });
  return (row?.name ?? '').slice(0, 160);
};
