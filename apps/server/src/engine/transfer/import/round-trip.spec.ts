import { Importer } from './import.fixture.ts';
import type { Mapping } from './import.fixture.ts';

const employees = 'EmployeeDetails';

/** Everything about the people except their ids and times. */
const people = (importer: Importer): Promise<readonly unknown[]> =>
  importer.school.sql.query({
    text: `select to_jsonb(e) - array['id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'department_id', 'category_id', 'position_id', 'reporting_manager_id', 'nationality_id'] as fields,
        d.name as department, c.name as category, p.name as position, m.employee_number as manager, n.name as nationality
      from employee e join employee_department d on d.id = e.department_id join employee_category c on c.id = e.category_id
        join employee_position p on p.id = e.position_id left join employee m on m.id = e.reporting_manager_id
        left join country n on n.id = e.nationality_id
      order by e.employee_number`,
  });

const masters = async (
  importer: Importer,
): Promise<{ department: number; category: number; position: number }> => {
  const category = await importer.add('EmployeeCategories', { name: 'Teaching, first', prefix: 'TE' });
  const other = await importer.add('EmployeeCategories', { name: '@Support', prefix: 'SU' });
  await importer.add('EmployeePositions', { name: 'Head; of "Lab"', category: other });
  const department = await importer.add('EmployeeDepartments', { name: '=Science', code: '007' });
  const position = await importer.add('EmployeePositions', { name: 'Head; of "Lab"', category });
  return { department, category, position };
};

/** Two concurrent installations on a busy machine take their time. */

describe.each(['csv', 'xlsx'])('an export to %s', (format) => {
  let source: Importer;
  let target: Importer;
  beforeAll(async () => {
    source = await Importer.open();
    target = await Importer.open();
    const { department, category, position } = await masters(source);
    await masters(target);
    const common = { department, category, position, joiningDate: '2020-02-29' };
    const first = await source.add(employees, {
      ...common,
      employeeNumber: '000123',
      firstName: 'علی',
      lastName: 'خان "The"',
      qualification: '=cmd|1',
      experienceDetail: 'two\nlines, and\ta tab',
      nationalId: '35202123456789012345',
      annualSalary: '1234567.05',
      bloodGroup: 'A+',
      gender: 'MALE',
      mobilePhone: '+923001234567',
      homeAddress: { line1: '-5, Mall', city: 'Lahore', pinCode: '00540' },
      dateOfBirth: '1899-12-31',
      experienceYears: 0,
    });
    await source.add(employees, {
      ...common,
      employeeNumber: '-7',
      firstName: "'=quoted",
      reportingManager: first,
      payBasis: 'HOURLY',
      hourlyRate: '0.10',
      typicalHours: '37.50',
      employmentType: 'PART_TIME',
      email: 'a@example.org',
    });
    await source.add(employees, {
      ...common,
      employeeNumber: '123',
      firstName: 'علی',
      lastName: 'خان "The"',
    });
  });
  afterAll(async () => {
    await source.close();
    await target.close();
  });

  it('comes back as the same records, and brings nothing new where it came from', async () => {
    const content = await source.raw(`${employees}/export?format=${format}&sort=["id","ASC"]`);
    const fileId = await target.upload(`people.${format}`, content);
    const { data } = await target.call(`${employees}/import/read`, { fileId });
    const mapping = data['mapping'] as Mapping;
    expect(Object.keys(mapping)).toEqual((data['fields'] as { key: string }[]).map(({ key }) => key));
    expect(await target.run(employees, { fileId, mapping })).toMatchObject({
      added: 3,
      wrong: 0,
      problems: [],
    });
    expect(await people(target)).toEqual(await people(source));
    const home = await source.upload(`people.${format}`, content);
    expect(await source.run(employees, { fileId: home, mapping })).toMatchObject({
      skipped: 3,
      changed: 0,
      wrong: 0,
    });
  });
});

describe('a large import', () => {
  const rows = 3_000;
  let importer: Importer;
  beforeAll(async () => {
    importer = await Importer.open();
  });
  afterAll(() => importer.close());

  it(`of ${rows} rows is cancelled between batches, and goes on without doubles`, async () => {
    const { category } = await masters(importer);
    const lines = Array.from(
      { length: rows },
      (_, n) => `E${n},First ${n},Department ${n % 40},Job ${n % 200},${n % 2700}.50`,
    );
    const fileId = await importer.upload(
      'many.csv',
      `ID,First name,Department,Position,Annual salary\n${lines.join('\n')}\n`,
    );
    const { data } = await importer.call(`${employees}/import/read`, { fileId });
    const mapping = {
      ...(data['mapping'] as Mapping),
      category: { value: category },
      joiningDate: { value: '2020-01-01' },
    };
    const body = { fileId, mapping, dryRun: false, createMissing: ['department', 'position'] };
    const { data: job } = await importer.call(`${employees}/import/run`, body);
    const again = await importer.call(`${employees}/import/run`, body);
    expect(again.data['jobId']).toBe(job['jobId']);
    while ((await importer.count('employee')) === 0) await new Promise((resolve) => setTimeout(resolve, 100));
    await importer.call(`jobs/${String(job['jobId'])}/cancel`, {});
    expect(await importer.ended(String(job['jobId']))).toMatchObject({ state: 'cancelled' });
    const before = await importer.count('employee');
    expect(before % 200).toBe(0);
    expect(before).toBeLessThan(rows);
    const result = await importer.run(employees, body);
    expect(result).toMatchObject({ added: rows - before, skipped: before, wrong: 0 });
    expect(await importer.count('employee')).toBe(rows);
    expect(await importer.run(employees, body)).toMatchObject({ added: 0, changed: 0, skipped: rows });
  });
});
