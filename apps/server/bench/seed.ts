import type { Client } from 'pg';

/** Rows in the large table of the bench. */
export const rowCount = 100_000;

/**
 * Fills the employee table to 100,000 rows beside those of the demo school: 1,000 departments of 100 people for a
 * selective filter, three employment shares for a broad one, names with a few hundred "zahraan".
 */
export const seedEmployees = async (client: Client): Promise<void> => {
  await client.query(`
    insert into employee_department (code, name)
    select 'B' || n, 'Bench department ' || n from generate_series(1, 1000) n`);
  await client.query(
    `insert into employee (employee_number, joining_date, first_name, last_name, department_id, category_id, position_id, status, employment_type, annual_salary, pay_basis)
     select 'BENCH' || n, date '2015-01-01' + (n % 3000), 'Given' || md5(n::text), case when n % 400 = 0 then 'Zahraan' else 'Family' || (n % 5000) end,
            (select min(id) from employee_department where code = 'B1') + (n % 1000), c.id, p.id, 'ACTIVE',
            case when n % 3 = 0 then 'PART_TIME' else 'FULL_TIME' end, 600000 + n, 'SALARY'
     from generate_series(1, $1::int) n, (select min(id) as id from employee_category) c, (select min(id) as id from employee_position) p`,
    [rowCount],
  );
  // Everybody teaches two of 500 subjects.
  await client.query(`
    insert into subject (batch_id, name, code, max_weekly_classes)
    select b.id, 'Bench subject ' || n, 'BS' || n, 5 from generate_series(1, 500) n, (select min(id) as id from batch) b`);
  await client.query(`
    insert into work_allotment (employee_id, subject_id)
    select e.id, (select min(id) from subject where code = 'BS1') + (e.id * 7 + k * 131) % 500
    from employee e, generate_series(0, 1) k where e.employee_number like 'BENCH%'`);
  await client.query('vacuum analyze work_allotment');
  // Autovacuum would do it within a minute: until then a search reads the rows that its index has not sorted in yet.
  await client.query('vacuum analyze employee');
  await client.query('analyze employee_department');
};
