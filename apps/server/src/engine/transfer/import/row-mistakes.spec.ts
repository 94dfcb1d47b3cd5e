import { Importer } from './import.fixture.ts';

const employees = 'EmployeeDetails';
const header = 'Number,First name,Department,Position,Joined,Salary';

describe('mistakes of a row', () => {
  let importer: Importer;
  let mapping: Record<string, unknown> = {};
  beforeAll(async () => {
    importer = await Importer.open();
    const category = await importer.add('EmployeeCategories', { name: 'Teaching', prefix: 'TE' });
    await importer.add('EmployeeDepartments', { name: 'Science', code: 'SCI' });
    await importer.add('EmployeePositions', { name: 'Teacher', category });
    mapping = {
      employeeNumber: { column: 'Number' },
      firstName: { column: 'First name' },
      department: { column: 'Department' },
      position: { column: 'Position' },
      joiningDate: { column: 'Joined' },
      annualSalary: { column: 'Salary' },
      category: { value: category },
    };
  });
  afterAll(() => importer.close());

  const csv = (...rows: string[]): Promise<number> =>
    importer.upload('people.csv', [header, ...rows].join('\n'));

  it('are told at once, and a refused row lets a later one take its place', async () => {
    const fileId = await csv(
      'Y-1,All wrong,Nowhere,Nobody,tomorrow,much',
      'Y-2,No place,Nowhere,Teacher,2022-01-01,1',
      'Y-2,Its place,Science,Teacher,2022-01-01,1',
    );
    const { problems, ...figures } = await importer.run(employees, { fileId, mapping });
    expect(figures).toMatchObject({ added: 1, wrong: 2 });
    expect(problems[0]?.message.split('; ')).toEqual([
      'Joined must be a date (“tomorrow”)',
      'Salary must be a number (“much”)',
      'Department: there is no Department “Nowhere”',
    ]);
  });

  it('include a key that stands in the file before, whatever else is wrong', async () => {
    const rows = [
      'D-1,First,Science,Teacher,2022-01-01,1',
      'd-1,Second,Science,Teacher,2022-01-01,much',
      'D-2,Wrong itself,Science,Teacher,2022-01-01,much',
      'D-2,Wrong place,Nowhere,Teacher,2022-01-01,1',
      'D-1,,Nowhere,Teacher,2022-01-01,1',
    ];
    for (const dryRun of [true, false]) {
      const { problems, added } = await importer.run(employees, {
        fileId: await csv(...rows),
        mapping,
        dryRun,
      });
      expect(added).toBe(1);
      expect(problems.map(({ row, message }) => [row, ...message.split('; ')])).toEqual([
        [3, 'Salary must be a number (“much”)', 'Number: “d-1” is already in row 2'],
        [4, 'Salary must be a number (“much”)'],
        [5, 'Department: there is no Department “Nowhere”', 'Number: “D-2” is already in row 4'],
        [6, 'Department: there is no Department “Nowhere”', 'Number: “D-1” is already in row 2'],
      ]);
    }
  });

  it('include what is there, but not for this row', async () => {
    const other = await importer.add('EmployeeCategories', { name: 'Transport', prefix: 'TR' });
    await importer.add('EmployeePositions', { name: 'Driver', category: other });
    const fileId = await csv('Z-1,Wrong,Science,Driver,2022-01-01,1');
    const { problems } = await importer.run(employees, { fileId, mapping });
    expect(problems).toEqual([
      { row: 2, message: 'Position: “Driver” does not fit the other values in this row' },
    ]);
  });
});
