import type { Connection } from '../../platform/database/database.ts';
import { accounts } from '../../platform/accounts/accounts.ts';

type Master = 'department' | 'category' | 'position';

const columns: Readonly<Record<Master, string>> = {
  department: 'department_id',
  category: 'category_id',
  position: 'position_id',
};

/** How many active employees use a master record. */
export const countActiveOf = async (connection: Connection, master: Master, id: number): Promise<number> => {
  const [row] = await connection.query<{ total: string }>({
    text: `select count(*) as total from employee where ${columns[master]} = $1 and status = 'ACTIVE' and not archived`,
    values: [id],
  });
  return Number(row?.total ?? 0);
};

/**
 * The names on the path from `manager` up to the employee, both included; empty if the manager does not report to the
 * employee, directly or indirectly.
 */
export const reportingWay = async (
  connection: Connection,
  manager: number,
  employee: number,
): Promise<readonly string[]> => {
  const [row] = await connection.query<{ names: string[] }>({
    name: 'hr_reporting_way',
    text: `with recursive chain as (
        select id, reporting_manager_id as next, array[id] as way,
          array[concat_ws(' ', first_name, middle_name, last_name)] as names from employee where id = $1
        union all
        select e.id, e.reporting_manager_id, c.way || e.id,
          c.names || concat_ws(' ', e.first_name, e.middle_name, e.last_name)
        from employee e join chain c on e.id = c.next where e.id <> all(c.way)
      )
      select names from chain where id = $2`,
    values: [manager, employee],
  });
  return row?.names ?? [];
};

/** Two concurrent saves could together close a cycle of managers, each without seeing the other. */
export const lockReporting = async (connection: Connection): Promise<void> => {
  await connection.query({
    name: 'hr_reporting_lock',
    text: `select pg_advisory_xact_lock(hashtextextended(current_schema() || ':reporting-managers', 0))`,
  });
};

/** Names of the records that a career references, by id; for the history of an employee. */
export const wordsOf = async (
  connection: Connection,
  table: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const name = table === 'employee' ? `concat_ws(' ', first_name, middle_name, last_name)` : 'name';
  const rows = await connection.query<{ id: string; words: string }>({
    text: `select id, ${name} as words from ${table} where id = any($1::bigint[])`,
    values: [ids],
  });
  return new Map(rows.map(({ id, words }) => [Number(id), words]));
};

/** All department codes with this prefix. */
export const departmentCodesLike = async (
  connection: Connection,
  start: string,
): Promise<ReadonlySet<string>> => {
  const rows = await connection.query<{ code: string }>({
    text: `select upper(code) as code from employee_department where upper(code) like $1 || '%'`,
    values: [start],
  });
  return new Set(rows.map(({ code }) => code));
};

/** The account of an employee; undefined without one. */
export const accountOfEmployee = async (
  connection: Connection,
  employee: number,
): Promise<number | undefined> => {
  const [row] = await connection.query<{ id: string }>({
    name: 'hr_account_of_employee',
    text: `select id from ${accounts} u where employee_id = $1 and not archived order by id limit 1`,
    values: [employee],
  });
  return row && Number(row.id);
};

/** Something that an employee is responsible for, with the first five names. */
export interface Duty {
  readonly label: string;
  readonly names: readonly string[];
}

/** Whom an employee manages, and which departments they lead. */
export const duties = (connection: Connection, employee: number): Promise<Duty[]> =>
  connection.query<Duty>({
    name: 'hr_duties',
    text: `with found (label, name) as (
        select 'reporting manager of', concat_ws(' ', first_name, last_name) from employee
          where reporting_manager_id = $1 and status = 'ACTIVE' and not archived
        union all
        select 'head of', name from employee_department where head_id = $1 and not archived)
      select label, (array_agg(name order by name))[1:5] as names from found group by label order by label`,
    values: [employee],
  });

/** Serialises writes about one employee that first read what is there. */
export const lockEmployee = async (connection: Connection, employee: number): Promise<void> => {
  await connection.query({
    name: 'hr_employee_lock',
    text: 'select 1 from employee where id = $1 for update',
    values: [employee],
  });
};
