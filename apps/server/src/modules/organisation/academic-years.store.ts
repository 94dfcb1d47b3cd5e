import type { Connection } from '../../platform/database/database.ts';

/** An academic year, both days included. */
export interface AcademicYear {
  readonly id: number;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** SQL: academic years for queries of other modules, with `id`, `name`, `start_date` and `end_date`. */
export const academicYears = '(select id, name, start_date, end_date from academic_year)';

/** An academic year by its id; undefined if it does not exist. */
export const academicYearOf = async (
  connection: Connection,
  id: unknown,
): Promise<AcademicYear | undefined> => {
  const [row] = await connection.query<AcademicYear>({
    name: 'academic_year_of',
    text: `select id::float8 as id, name, start_date::text as "from", end_date::text as "to"
      from academic_year where id = $1`,
    values: [id],
  });
  return row;
};
