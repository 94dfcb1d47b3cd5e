import { openStaffImport } from './import.fixture.ts';
import type { Importer } from './import.fixture.ts';

const employees = 'EmployeeDetails';

/** Files that only contain something new about existing people. */
describe('rows whose key is known', () => {
  let importer: Importer;
  let mapping: Record<string, unknown> = {};
  let csv: (...rows: string[]) => Promise<number>;
  beforeAll(async () => {
    ({ importer, mapping, csv } = await openStaffImport());
    const fileId = await csv(
      'K-1,Asma,Science,Teacher,2020-01-01,1,F,',
      'K-2,Bilal,Science,Teacher,2020-01-01,1,F,',
    );
    await importer.run(employees, { fileId, mapping });
  });
  afterAll(() => importer.close());

  const salaries = { employeeNumber: { column: 'Number' }, annualSalary: { column: 'Salary' } };
  const file = (...rows: string[]): Promise<number> =>
    importer.upload('pay.csv', ['Number,Salary', ...rows].join('\n'));

  it('need their own columns only, while a new row is refused with all that it lacks', async () => {
    const fileId = await file('K-1,5', 'K-9,7');
    const { problems, ...figures } = await importer.run(employees, {
      fileId,
      mapping: salaries,
      dryRun: true,
    });
    expect(figures).toMatchObject({ added: 0, changed: 1, wrong: 1 });
    expect(problems[0]?.message.split('; ').sort()).toEqual([
      'Category is required',
      'Department is required',
      'First name is required',
      'Joining date is required',
      'Position is required',
    ]);
  });

  it('keep what only new rows are given', async () => {
    const [department] = await importer.school.sql.query<{ id: string }>({
      text: 'select id from employee_department',
    });
    const [position] = await importer.school.sql.query<{ id: string }>({
      text: 'select id from employee_position',
    });
    const forNew = (value: unknown) => ({ value, onlyNew: true });
    const whole = {
      ...salaries,
      firstName: forNew('Nobody yet'),
      department: forNew(Number(department?.id)),
      position: forNew(Number(position?.id)),
      category: mapping['category'],
      joiningDate: forNew('2026-01-01'),
      employmentType: { value: 'PART_TIME' },
    };
    const fileId = await file('K-1,11', 'K-8,12');
    const trial = await importer.run(employees, { fileId, mapping: whole, dryRun: true });
    expect(trial.samples.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ['annualSalary', 'employmentType'],
    ]);
    expect(await importer.run(employees, { fileId, mapping: whole })).toMatchObject({
      added: 1,
      changed: 1,
      wrong: 0,
    });
    const rows = await importer.school.sql.query({
      text: `select employee_number as number, first_name as name, employment_type as type from employee
        where employee_number in ('K-1', 'K-8') order by 1`,
    });
    expect(rows).toEqual([
      { number: 'K-1', name: 'Asma', type: 'PART_TIME' },
      { number: 'K-8', name: 'Nobody yet', type: 'PART_TIME' },
    ]);
  });

  it('say so with yes or no, and only of a value', async () => {
    const fileId = await file('K-1,5');
    const refused = async (firstName: unknown) =>
      (
        await importer.call(`${employees}/import/run`, {
          fileId,
          mapping: { ...salaries, firstName },
          dryRun: true,
        })
      ).errors;
    expect(await refused({ value: 'X', onlyNew: 'yes' })).toEqual(['mapping.firstName.onlyNew:notFlag']);
    expect(await refused({ column: 'Salary', onlyNew: true })).toEqual(['mapping.firstName:notGroup']);
  });
});
