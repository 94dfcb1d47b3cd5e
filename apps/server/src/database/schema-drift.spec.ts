import { catalogue } from '@school/resources';
import { Client } from 'pg';
import { createTestDatabase } from '../../test/database.ts';
import type { TestDatabase } from '../../test/database.ts';
import { migratedTemplate } from '../../test/migrated.ts';
import { driftMessage, missingColumns } from './schema-drift.ts';
import { wantedTables } from './wanted-tables.ts';

const tables = wantedTables(catalogue);

describe('definitions that are ahead of their migrations', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase(migratedTemplate);
  });
  afterEach(() => database.drop());

  const run = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(sql);
    await client.end();
  };

  it('are none after all migrations', async () => {
    expect(await missingColumns(database.url, 'main', tables)).toEqual([]);
  });

  it('are named by table and column, with the command that mends it', async () => {
    await run('alter table main.employee_grade drop column name');
    const missing = await missingColumns(database.url, 'main', tables);
    expect(missing).toEqual(['employee_grade.name']);
    expect(driftMessage(missing)).toBe(
      'The database lacks employee_grade.name: run "npm run migrate:make -- <what it does>", then start again',
    );
  });

  it('are counted where there are many', () => {
    expect(driftMessage(['a.b', 'a.c', 'a.d', 'a.e', 'a.f'])).toMatch(/a\.b, a\.c, a\.d and 2 more: run/);
  });
});
