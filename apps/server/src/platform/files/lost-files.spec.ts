import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTestDatabase } from '../../../test/database.ts';
import { migratedTemplate } from '../../../test/migrated.ts';
import { Database, createPool, mainInstitute } from '../database/database.ts';
import { Files } from './files.ts';
import { LocalFileStore } from './local-file-store.ts';

const day = 86_400_000;

describe('bytes in the file store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-spec-'));
  const store = new LocalFileStore(folder);
  let files: Files;
  let database: Database;
  let end: () => Promise<void>;

  beforeAll(async () => {
    const { url, drop } = await createTestDatabase(migratedTemplate);
    const pool = createPool(url, 2);
    database = new Database(pool);
    files = new Files(database, store);
    end = async () => {
      await pool.end();
      await drop();
    };
  });
  afterAll(async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  });

  const keep = (name: string): ReturnType<Files['keep']> =>
    files.keep(mainInstitute, { name, type: 'text/plain', createdBy: 1 }, Buffer.from(name));
  const lostAt = async (now: Date): Promise<string[]> => {
    const found: string[] = [];
    for await (const path of files.lost(now)) found.push(path);
    return found.toSorted();
  };
  const later = (days: number): Date => new Date(Date.now() + days * day);

  it('without a row are found after a day, those with one never', async () => {
    const known = await keep('known.txt');
    // A process that ended after the bytes were stored, and one that ended before they were removed.
    const kept = await (await store.receive(Readable.from(['crash']), 100)).keep();
    const forgotten = await keep('forgotten.txt');
    await database
      .of(mainInstitute)
      .query({ text: 'delete from stored_file where id = $1', values: [forgotten.id] });
    expect(await lostAt(new Date())).toEqual([]);
    expect(await lostAt(later(1.1))).toEqual([kept, forgotten.path].toSorted());
    for (const path of await lostAt(later(1.1))) await files.removeLost(path);
    expect(await lostAt(later(1.1))).toEqual([]);
    expect(
      await new Response(Readable.toWeb(await files.read(mainInstitute, known)) as ReadableStream).text(),
    ).toBe('known.txt');
  });

  it('of a branch are no less known than those of the head office', async () => {
    const sql = database.of(mainInstitute);
    await sql.query({ text: 'create schema branch_b' });
    await sql.query({
      text: `create table branch_b.stored_file (like ${mainInstitute}.stored_file including all)`,
    });
    const theirs = await files.keep(
      'branch_b',
      { name: 'b.txt', type: 'text/plain', createdBy: 1 },
      Buffer.from('b'),
    );
    expect(await lostAt(later(2))).not.toContain(theirs.path);
  });

  it('that never became a file go after an hour, those of uploads in parts after a week', async () => {
    await store.partial.open('00000000-0000-4000-8000-000000000000');
    writeFileSync(join(folder, 'incoming', 'left-behind'), 'half');
    expect(await files.removeTemporary(later(0.9 / 24))).toBe(0);
    expect(await files.removeTemporary(later(1.1 / 24))).toBe(1);
    expect(await files.removeTemporary(later(6.9))).toBe(0);
    expect(await files.removeTemporary(later(7.1))).toBe(1);
    expect([readdirSync(join(folder, 'incoming')), readdirSync(join(folder, 'partial'))]).toEqual([[], []]);
  });
});
