import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase } from '../../test/database.ts';
import type { TestDatabase } from '../../test/database.ts';
import { fillBeforehand } from './fill-beforehand.ts';

/** Writes down how it was run. */
const program = `require('node:fs').writeFileSync(__dirname + '/run.json', JSON.stringify({
  arguments: process.argv.slice(2), demo: process.env.DEMO, url: process.env.DATABASE_URL }));
process.exit(1);`;

describe('filling the database before the server starts', () => {
  let testing: TestDatabase;
  let folder = '';

  beforeEach(async () => {
    testing = await createTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'school-fill-'));
    writeFileSync(join(folder, 'cli.cjs'), program);
  });
  afterEach(async () => {
    await testing.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = async (): Promise<unknown> => {
    await fillBeforehand(join(folder, 'cli.cjs'), testing.url);
    try {
      return JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'));
    } catch {
      return undefined;
    }
  };

  it('runs the command in an empty database; where it fails, the start goes on', async () => {
    expect(await run()).toEqual({ arguments: ['fill'], demo: 'school', url: testing.url });
  });

  it('leaves a school alone', async () => {
    const client = new Client({ connectionString: testing.url });
    await client.connect();
    await client.query('create schema main');
    await client.end();
    expect(await run()).toBeUndefined();
  });

  it('is no part of a start without the bundle, as in specs', async () => {
    rmSync(join(folder, 'cli.cjs'));
    expect(await run()).toBeUndefined();
  });
});
