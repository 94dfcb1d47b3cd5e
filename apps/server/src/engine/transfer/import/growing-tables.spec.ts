import { setTimeout as delay } from 'node:timers/promises';
import { Importer } from './import.fixture.ts';
import type { Mapping } from './import.fixture.ts';

const employees = 'EmployeeDetails';
/** A connection reports what it has read at the latest after being idle for ten seconds. */
const restSeconds = 13;

describe('a file that lets a small table grow', () => {
  let importer: Importer;
  let mapping: Mapping = {};
  beforeAll(async () => {
    importer = await Importer.open();
    const add = (base: string, values: object): Promise<number> => importer.add(base, { ...values });
    const category = await add('EmployeeCategories', { name: 'Office', prefix: 'OF' });
    mapping = {
      employeeNumber: { column: 'Number' },
      firstName: { column: 'Name' },
      joiningDate: { value: '2024-01-01' },
      category: { value: category },
      department: { value: await add('EmployeeDepartments', { name: 'Front', code: 'FRO' }) },
      position: { value: await add('EmployeePositions', { name: 'Clerk', category }) },
    };
  });
  afterAll(() => importer.close());

  const bring = async (from: number, count: number, dryRun: boolean): Promise<void> => {
    const rows = Array.from({ length: count }, (_, at) => `E${from + at},Name ${at}`);
    const fileId = await importer.upload('staff.csv', ['Number,Name', ...rows].join('\n'));
    const result = await importer.run(employees, { fileId, mapping, dryRun });
    expect(result).toMatchObject({ added: count, wrong: 0 });
  };
  const readSoFar = async (): Promise<number> => {
    const [row] = await importer.school.sql.query<{ rows: number }>({
      text: `select seq_tup_read::float8 as rows from pg_stat_user_tables
        where relname = 'employee' and schemaname = current_schema()`,
    });
    return row?.rows ?? 0;
  };

  it('is not read through again for each of its rows', async () => {
    await bring(1, 40, false);
    await importer.school.sql.query({ text: 'analyze employee' });
    // Prepared now, for a table of forty rows.
    await bring(100, 40, true);
    const before = await readSoFar();
    await bring(1000, 1600, true);
    await delay(restSeconds * 1000);
    expect((await readSoFar()) - before).toBeLessThan(1600 * 100);
  });
});
