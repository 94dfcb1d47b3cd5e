import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Importer } from './import.fixture.ts';
import type { Mapping } from './import.fixture.ts';

const employees = 'EmployeeDetails';
const fixture = join(import.meta.dirname, '../fixtures/chicago-employees.csv');

/** Two concurrent installations on a busy machine take their time. */

describe('a public list of employees', () => {
  let importer: Importer;
  let mapping: Mapping = {};
  let fileId = 0;
  beforeAll(async () => {
    importer = await Importer.open();
    const category = await importer.add('EmployeeCategories', { name: 'City staff', prefix: 'CS' });
    fileId = await importer.upload('chicago.csv', readFileSync(process.env['CHICAGO_FILE'] ?? fixture));
    mapping = { category: { value: category }, joiningDate: { value: '2017-01-01' } };
  });
  afterAll(() => importer.close());

  const createMissing = ['department', 'position'];

  it('is read, and its columns are guessed', async () => {
    const { status, data } = await importer.call(`${employees}/import/read`, { fileId });
    expect(status).toBe(200);
    expect(data['mapping']).toEqual({
      employeeNumber: { column: 'ID' },
      firstName: { column: 'First name' },
      position: { column: 'Job Titles' },
      department: { column: 'Department' },
      employmentType: { column: 'Full or Part-Time' },
      payBasis: { column: 'Salary or Hourly' },
      typicalHours: { column: 'Typical Hours' },
      annualSalary: { column: 'Annual Salary' },
      hourlyRate: { column: 'Hourly Rate' },
    });
    expect((data['preview'] as unknown[])[0]).toEqual([
      '1',
      'PAUL W',
      'LIEUTENANT',
      'FIRE',
      'F',
      'Salary',
      '',
      '$107790.00',
      '',
    ]);
    mapping = { ...(data['mapping'] as Mapping), ...mapping };
  });

  it('is tried without a trace, taken in, and brings nothing new the second time', async () => {
    const before = await importer.print();
    const trial = await importer.run(employees, { fileId, mapping, dryRun: true, createMissing });
    expect(await importer.print()).toEqual(before);
    const started = performance.now();
    const { dryRun, ...first } = await importer.run(employees, { fileId, mapping, createMissing });
    process.stdout.write(
      `${JSON.stringify({ ...first, samples: undefined })} in ${Math.round(performance.now() - started)} ms\n`,
    );
    expect(dryRun).toBe(false);
    expect({ ...trial, dryRun: false }).toEqual({ dryRun: false, ...first });
    expect(first).toMatchObject({ changed: 0, skipped: 0, wrong: 0 });
    expect(first.added).toBe(await importer.count('employee'));
    expect(first.created).toEqual({
      employeeDepartment: await importer.count('employee_department'),
      employeePosition: await importer.count('employee_position'),
    });
    const again = await importer.run(employees, { fileId, mapping, createMissing });
    expect(again).toMatchObject({ added: 0, changed: 0, skipped: first.added, wrong: 0, created: {} });
  });

  it('has kept what people are paid, by the year or by the hour', async () => {
    const rows = await importer.school.sql.query({
      text: `select e.employee_number, e.employment_type, e.pay_basis, e.annual_salary, e.hourly_rate, e.typical_hours,
          p.name as position, d.name as department
        from employee e join employee_position p on p.id = e.position_id join employee_department d on d.id = e.department_id
        where e.employee_number in ('1', '12', '55') order by e.id`,
    });
    expect(rows).toMatchObject([
      {
        employment_type: 'FULL_TIME',
        pay_basis: 'SALARY',
        annual_salary: '107790.00',
        hourly_rate: null,
        position: 'LIEUTENANT',
        department: 'FIRE',
      },
      {
        employment_type: 'FULL_TIME',
        pay_basis: 'HOURLY',
        annual_salary: null,
        hourly_rate: '14.51',
        typical_hours: '35.00',
      },
      {
        employment_type: 'PART_TIME',
        pay_basis: 'HOURLY',
        hourly_rate: '19.66',
        position: 'TRAFFIC CONTROL AIDE-HOURLY',
      },
    ]);
  });
});
