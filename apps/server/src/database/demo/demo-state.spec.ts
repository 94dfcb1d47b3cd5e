import { createTestDatabase } from '../../../test/database.ts';
import type { TestDatabase } from '../../../test/database.ts';
import { Database, createPool } from '../../platform/database/database.ts';
import { migrateAll } from '../migrate-all.ts';
import { demoIsLoaded, demoIsLoading, discardUnfinishedDemo } from './demo-state.ts';

describe('state of the demo school', () => {
  let testing: TestDatabase;
  beforeEach(async () => {
    testing = await createTestDatabase();
  });
  afterEach(() => testing.drop());

  const tablesAfter = async (mark: (database: Database) => Promise<void>): Promise<number> => {
    const pool = createPool(testing.url, 1);
    await pool.query('create schema main; create table main.person (id int)');
    await mark(new Database(pool));
    await discardUnfinishedDemo(testing.url, 'main');
    const { rowCount } = await pool.query(`select 1 from pg_tables where schemaname = 'main'`);
    await pool.end();
    return rowCount ?? 0;
  };

  it('is thrown away when loading was cut off', async () => {
    expect(await tablesAfter((database) => demoIsLoading(database.of('main'), 'main'))).toBe(0);
  });

  it('stays when it was loaded to the end, and so does a school that is none', async () => {
    expect(await tablesAfter((database) => demoIsLoaded(database.of('main'), 'main'))).toBe(1);
  });

  it('is thrown away with all tables of the product, which are too many to be locked at once', async () => {
    await migrateAll(testing.url);
    const pool = createPool(testing.url, 1);
    await demoIsLoading(new Database(pool).of('main'), 'main');
    await discardUnfinishedDemo(testing.url, 'main');
    const { rowCount } = await pool.query(`select 1 from pg_namespace where nspname = 'main'`);
    await pool.end();
    expect(rowCount).toBe(0);
  });

  it('never touches a school without demo data', async () => {
    expect(await tablesAfter(() => Promise.resolve())).toBe(1);
  });
});
