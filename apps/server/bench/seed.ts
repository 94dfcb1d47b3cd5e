import type { Client } from 'pg';

/** Rows in the large table of the bench. */
export const rowCount = 100_000;

/** Employees `from` to `to`, distributed like the first ones. */
const insertEmployees = (client: Client, from: number, to: number): Promise<unknown> =>
  client.query(
    `insert into employee (employee_number, joining_date, first_name, last_name, department_id, category_id, position_id, status, employment_type, annual_salary, pay_basis)
     select 'BENCH' || n, date '2015-01-01' + (n % 3000), 'Given' || md5(n::text), case when n % 400 = 0 then 'Zahraan' else 'Family' || (n % 5000) end,
            (select min(id) from employee_department where code = 'B1') + (n % 1000), c.id, p.id, 'ACTIVE',
            case when n % 3 = 0 then 'PART_TIME' else 'FULL_TIME' end, 600000 + n, 'SALARY'
     from generate_series($1::int, $2::int) n, (select min(id) as id from employee_category) c, (select min(id) as id from employee_position) p`,
    [from, to],
  );

/** Each of them teaches two of 500 subjects, in a batch of their own: no timetable has room for them. */
const insertAllotments = async (client: Client, from: number): Promise<void> => {
  await client.query(
    `insert into work_allotment (employee_id, subject_id)
     select e.id, (select min(id) from subject where code = 'BS1') + (e.id * 7 + k * 131) % 500
     from employee e, generate_series(0, 1) k
     where e.employee_number like 'BENCH%' and substr(e.employee_number, 6)::int >= $1`,
    [from],
  );
  await client.query('vacuum analyze work_allotment');
  // Autovacuum would do this within a minute: until then, a search reads the rows its index has not sorted in yet.
  await client.query('vacuum analyze employee');
};

/**
 * Fills the employee table up to 100,000 rows in addition to the demo school's: 1,000 departments of 100 people for a
 * selective filter, three employment shares for a broad one, names with a few hundred "zahraan".
 */
export const seedEmployees = async (client: Client): Promise<void> => {
  await client.query(`
    insert into employee_department (code, name)
    select 'B' || n, 'Bench department ' || n from generate_series(1, 1000) n`);
  await insertEmployees(client, 1, rowCount);
  await client.query(`
    insert into batch select made.* from (select b, nextval(pg_get_serial_sequence('batch', 'id')) as id
      from batch b order by b.id limit 1) first,
      jsonb_populate_record(first.b, jsonb_build_object('id', first.id, 'name', 'Bench')) made`);
  await client.query(`
    insert into subject (batch_id, name, code, max_weekly_classes)
    select b.id, 'Bench subject ' || n, 'BS' || n, 5 from generate_series(1, 500) n, (select max(id) as id from batch) b`);
  await insertAllotments(client, 1);
  await client.query('analyze employee_department');
};

/** Rows of the table once it is ten times as long. */
export const millionRows = 1_000_000;

/** Fills it to a million, for the last step: any step after it would be measured on a different table. */
export const seedMillion = async (client: Client): Promise<void> => {
  await insertEmployees(client, rowCount + 1, millionRows);
  await insertAllotments(client, rowCount + 1);
};
