import type { Connection } from '../../platform/database/database.ts';

/**
 * SQL: all current and former employees: `id`, `number`, `library_card`, `first_name`, `last_name`, `name` (in full), `email`,
 * `mobile`, `department_id`, `department` and `position` by name, `hours_a_week` (the most that the grade allows, null
 * without), `active` (works here now). Modules read employees through this: `from ${staff} e`.
 */
export const staff = `(select e.id, e.employee_number as number, e.library_card, e.first_name, e.last_name,
    concat_ws(' ', e.first_name, e.middle_name, e.last_name) as name, e.email, e.mobile_phone as mobile, e.department_id,
    d.name as department, p.name as position, g.max_hours_week as hours_a_week,
    e.status = 'ACTIVE' and not e.archived as active
  from employee e left join employee_department d on d.id = e.department_id
    left join employee_position p on p.id = e.position_id left join employee_grade g on g.id = e.grade_id)`;

/** SQL: departments by name: `id`, `name`. */
export const departments = '(select id, name from employee_department)';

/** Locks employees until the transaction ends, so that decisions about each are made one after the other. */
export const holdStaff = async (connection: Connection, employees: readonly number[]): Promise<void> => {
  await connection.query({
    name: 'staff_hold',
    text: 'select id from employee where id = any($1::bigint[]) order by id for no key update',
    values: [employees],
  });
};

/** SQL: current employees born on one of the given days of the year: `id`, `name`, `department`, `born`, `mobile`. @param days SQL of the days, texts "MM-dd" */
export const staffBornOn = (days: string): string =>
  `select e.id, s.name, s.department, e.date_of_birth as born, s.mobile from employee e join ${staff} s on s.id = e.id
    where s.active and to_char(e.date_of_birth, 'MM-DD') = any(${days})`;

/**
 * SQL conditions on an outside person: that a national ID, or an email address, is that of an employee.
 * @param nationalId SQL of the number, in lower case @param email SQL of the address, in lower case
 */
export const isOfStaff = (nationalId: string, email: string): string =>
  `(${nationalId} in (select lower(e.national_id) from employee e
      where e.status = 'ACTIVE' and not e.archived and e.national_id is not null)
    or ${email} in (select lower(e.email) from employee e
      where e.status = 'ACTIVE' and not e.archived and e.email is not null))`;

/** For other modules: who an employee's manager is; null without one. */
export const managerOf = async (connection: Connection, employee: number): Promise<number | null> =>
  (await connection.repository('employee').findOneBy({ id: employee }))?.reportingManager ?? null;

/** SQL: who an employee's manager is now; null without one. @param id SQL of the id of the employee */
export const leaderOf = (id: string): string =>
  `(select w.reporting_manager_id from employee w where w.id = ${id})`;

/** SQL: everyone who has left: `id`, `last_day`. */
export const leavers = `(select id, leaving_date as last_day from employee
  where status = 'FORMER' and leaving_date is not null)`;

/** SQL: whether a person currently works here. @param id SQL of the id of an employee */
export const worksHere = (id: string): string =>
  `exists (select from employee w where w.id = ${id} and w.status = 'ACTIVE' and not w.archived)`;

/** For other modules: which of the employees no longer work in a department, or never did. */
export const strangersTo = async (
  connection: Connection,
  department: number,
  employees: readonly number[],
): Promise<readonly number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'staff_strangers',
    text: `select e.id::float8 as id from employee e where e.id = any($2::bigint[])
      and (e.department_id is distinct from $1 or e.status <> 'ACTIVE' or e.archived)`,
    values: [department, employees],
  });
  return rows.map(({ id }) => id);
};

/** For other modules: names of employees in the order of the given ids. */
export const staffNames = async (
  connection: Connection,
  employees: readonly number[],
): Promise<readonly string[]> => {
  const rows = await connection.query<{ name: string }>({
    name: 'staff_names',
    text: `select concat_ws(' ', e.first_name, e.last_name) as name from unnest($1::bigint[]) with ordinality m(id, place)
      join employee e on e.id = m.id order by m.place`,
    values: [employees],
  });
  return rows.map(({ name }) => name);
};
