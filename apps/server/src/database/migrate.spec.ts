import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Client } from 'pg';
import { createTestDatabase } from '../../test/database.ts';
import type { TestDatabase } from '../../test/database.ts';
import { migrate, revertLast } from './migrate.ts';

class MakeTable1700000000000 implements MigrationInterface {
  readonly name = 'MakeTable1700000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE word (text text)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE word');
  }
}
/** When no table changes, only the lock keeps each process from running it. */
class AddRow1700000000001 implements MigrationInterface {
  readonly name = 'AddRow1700000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO word VALUES ('once'); SELECT pg_sleep(0.2)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM word');
  }
}
class Broken1700000000002 implements MigrationInterface {
  readonly name = 'Broken1700000000002';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO word VALUES ('half'); SELECT 1 / 0`);
  }
  down(): Promise<void> {
    return Promise.resolve();
  }
}

const sound = [MakeTable1700000000000, AddRow1700000000001];

describe('the migration runner', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  const rows = async (sql: string): Promise<object[]> => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query<object>(sql)).rows;
    } finally {
      await client.end();
    }
  };

  it('runs everything once when several processes start together', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database.url, 'main', sound)));
    expect(runs.flat()).toEqual(['MakeTable1700000000000', 'AddRow1700000000001']);
    expect(await rows('SELECT text FROM main.word')).toEqual([{ text: 'once' }]);
    expect(await rows('SELECT count(*)::int FROM main.migration')).toEqual([{ count: 2 }]);
  });

  it('keeps institutes apart and leaves nothing outside of their schema', async () => {
    await Promise.all([migrate(database.url, 'main', sound), migrate(database.url, 'second', sound)]);
    expect(await rows('SELECT text FROM second.word')).toEqual([{ text: 'once' }]);
    expect(await rows(`SELECT to_regclass('public.word') AS found`)).toEqual([{ found: null }]);
    await expect(migrate(database.url, 'Bad"name', sound)).rejects.toThrow(/cannot name an institute/);
  });

  it('undoes a migration that fails, keeps those before it, and lets the next run through', async () => {
    await expect(migrate(database.url, 'main', [...sound, Broken1700000000002])).rejects.toThrow(
      'Migration Broken1700000000002 in main: division by zero',
    );
    expect(await rows('SELECT text FROM main.word')).toEqual([{ text: 'once' }]);
    expect(await migrate(database.url, 'main', sound)).toEqual([]);
  });

  it('takes the last migration back', async () => {
    await migrate(database.url, 'main', sound);
    await revertLast(database.url, 'main', sound);
    expect(await rows('SELECT text FROM main.word')).toEqual([]);
  });
});
