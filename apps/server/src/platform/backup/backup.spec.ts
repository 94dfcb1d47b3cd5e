import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { createTestDatabase } from '../../../test/database.ts';
import type { TestDatabase } from '../../../test/database.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import type { RestoreOptions, RestoreStep } from './restore.ts';

const now = new Date('2026-04-01T10:00:00Z');
const rowCount = 60_000;

const run = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const answer = await client.query<Record<string, unknown>>(sql);
    return Array.isArray(answer) ? [] : answer.rows;
  } finally {
    await client.end();
  }
};

/** Two tables that refer to each other, one that rejects changes, and a computed column. */
const firstMigration = (schema: string): string => `
  create schema if not exists "${schema}";
  set search_path to "${schema}", public;
  create table migration (id serial primary key, "timestamp" bigint not null, name varchar not null);
  create table class (id serial primary key, name text not null, leader bigint);
  create table student (
    id bigint generated always as identity primary key,
    name text not null,
    class_id int not null references class on delete restrict,
    fee numeric(14, 2) not null check (fee <> 'NaN'),
    loud text generated always as (upper(name)) stored
  );
  alter table class add constraint leads foreign key (leader) references student deferrable;
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'append only'; end $$;
  create table stored_file (id bigint primary key, name text, path text, sha256 text);
  create table ledger (id int primary key, line text);
  create trigger keep before update or delete or truncate on ledger for each statement execute function refuse();
  insert into migration ("timestamp", name) values (1, 'First1')`;

const secondMigration = (schema: string): string => `
  set search_path to "${schema}", public;
  alter table student add column nickname text not null default 'none';
  insert into migration ("timestamp", name) values (2, 'Second2')`;

/** A hundred tables, each with an index and room for long texts: four locks. */
const manyTables = (part: number): string => `
  do $$ begin
    for n in 1..100 loop
      execute format('create table main.many_%s_%s (id int primary key, note text)', ${part}, n);
    end loop;
  end $$`;

const rows = `
  set search_path to main, public;
  insert into class (name) values ('1 A'), ('صف "اول"\\	');
  insert into student (name, class_id, fee) select 'Student ' || n, 1 + n % 2, n + 0.05 from generate_series(1, ${rowCount}) n;
  update class set leader = 7;
  insert into ledger values (1, null), (2, '\\N'), (3, E'two\\nlines')`;

const summary = `
  select (select json_agg(c order by id) from main.class c) as classes,
         (select json_agg(l order by id) from main.ledger l) as lines,
         count(*)::int, sum(fee)::text, min(loud), max(id)::int as last from main.student`;

describe('backup and restore', () => {
  let folder = '';
  const databases: TestDatabase[] = [];

  const database = async (): Promise<string> => {
    const created = await createTestDatabase();
    databases.push(created);
    return created.url;
  };

  const optionsFor = (databaseUrl: string, place: string, force = false): RestoreOptions => ({
    databaseUrl,
    filesFolder: join(folder, place),
    archive: join(folder, 'school.backup'),
    force,
    migrate: async (schema, names) => {
      if (names?.includes('First1')) await run(databaseUrl, firstMigration(schema));
      if (names === undefined) await run(databaseUrl, secondMigration(schema));
    },
  });

  const save = async (databaseUrl: string): Promise<readonly string[]> => {
    const filesFolder = join(folder, 'files');
    mkdirSync(join(filesFolder, 'photos'), { recursive: true });
    writeFileSync(join(filesFolder, 'photos', 'رپورٹ.pdf'), 'a report');
    writeFileSync(join(filesFolder, 'empty'), '');
    const options = { databaseUrl, filesFolder, archive: join(folder, 'school.backup'), now };
    return (await backUp(options)).spoilt;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'school-backup-'));
    const source = await database();
    await run(source, firstMigration('main'));
    await run(source, rows);
    await save(source);
  });

  afterAll(async () => {
    for (const one of databases) await one.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('brings every row and file into an empty database, and its tables up to date', async () => {
    const target = await database();
    await restore(optionsFor(target, 'restored'));
    expect(await run(target, summary)).toEqual(await run(databases[0]?.url ?? '', summary));
    expect(readFileSync(join(folder, 'restored', 'photos', 'رپورٹ.pdf'), 'utf8')).toBe('a report');
    expect(readFileSync(join(folder, 'restored', 'empty'), 'utf8')).toBe('');
    expect(await run(target, 'select distinct nickname from main.student')).toEqual([{ nickname: 'none' }]);
  });

  it('names the files that are not what people have stored', async () => {
    const source = await database();
    await run(source, firstMigration('main'));
    const hash = createHash('sha256').update('a report').digest('hex');
    await run(
      source,
      `insert into main.stored_file values (1, 'report.pdf', 'photos/رپورٹ.pdf', '${hash}'),
        (2, 'note.txt', 'empty', '${hash}'), (3, 'lost.txt', 'lost', '${hash}')`,
    );
    expect(await save(source)).toEqual([
      'main: file 2 "note.txt" at empty is changed',
      'main: file 3 "lost.txt" at lost is missing',
    ]);
    expect(await save(databases[0]?.url ?? '')).toEqual([]);
  });

  it('refuses to save a database that holds no institute, which would restore to nothing', async () => {
    const archive = join(folder, 'nothing.backup');
    const saving = backUp({ databaseUrl: await database(), filesFolder: undefined, archive, now });
    await expect(saving).rejects.toThrow(/nothing to save/);
  });

  it.each<RestoreStep>(['tables staged', 'files staged', 'files placed', 'tables replaced'])(
    'killed when it has "%s" leaves the old state or the new one, each with its files',
    async (last) => {
      const target = await database();
      const place = `killed at ${last}`;
      const filesFolder = join(folder, place);
      mkdirSync(filesFolder);
      writeFileSync(join(filesFolder, 'old.txt'), 'of the old state');
      await run(target, firstMigration('main'));
      await run(target, "set search_path to main; insert into class (name) values ('of the old state')");
      // It stops where the kill hits it; whatever it would have done afterwards never happens.
      await new Promise<void>((resolve) => {
        const reached = (step: RestoreStep): Promise<void> => {
          if (step !== last) return Promise.resolve();
          resolve();
          return new Promise(() => undefined);
        };
        void restore({ ...optionsFor(target, place, true), reached });
      });
      const [row] = await run(target, 'select count(*)::int as students from main.student');
      const isNew = row?.['students'] === rowCount;
      expect([isNew, row?.['students'] === 0]).toEqual(
        last === 'tables replaced' ? [true, false] : [false, true],
      );
      const needed = isNew ? join('photos', 'رپورٹ.pdf') : 'old.txt';
      expect(readFileSync(join(filesFolder, needed), 'utf8')).toBe(isNew ? 'a report' : 'of the old state');
      await run(
        target,
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
      // The next attempt succeeds and leaves nothing of the old state.
      await restore(optionsFor(target, place, true));
      expect(await run(target, summary)).toEqual(await run(databases[0]?.url ?? '', summary));
      expect(existsSync(join(filesFolder, 'old.txt'))).toBe(false);
    },
  );

  it('leaves references, triggers and series as they were', async () => {
    const target = await database();
    await restore(optionsFor(target, 'references'));
    await expect(run(target, 'delete from main.class where id = 1')).rejects.toThrow(/foreign key/);
    await expect(run(target, 'delete from main.ledger')).rejects.toThrow(/append only/);
    const inserted = `insert into main.student (name, class_id, fee) values ('New', 1, 1) returning id::int`;
    expect(await run(target, inserted)).toEqual([{ id: rowCount + 1 }]);
  });

  it('refuses a database with rows unless forced', async () => {
    const target = await database();
    await run(target, firstMigration('main'));
    await run(target, `insert into main.class (name) values ('kept')`);
    await expect(restore(optionsFor(target, 'refused'))).rejects.toThrow(/not empty: --force/);
    expect(await run(target, 'select name from main.class')).toEqual([{ name: 'kept' }]);
    await restore(optionsFor(target, 'refused', true));
    expect(await run(target, 'select count(*)::int from main.class')).toEqual([{ count: 2 }]);
  });

  it('replaces a school of more tables than can be locked at once', async () => {
    const target = await database();
    await run(target, firstMigration('main'));
    for (let part = 0; part < 20; part += 1) await run(target, manyTables(part));
    await restore(optionsFor(target, 'many', true));
    expect(
      await run(
        target,
        `select schemaname, count(*)::int from pg_tables where schemaname ~ '^main' group by 1`,
      ),
    ).toEqual([{ schemaname: 'main', count: 5 }]);
  });

  it('refuses a database that is in use', async () => {
    const target = await database();
    const user = new Client({ connectionString: target });
    await user.connect();
    await expect(restore(optionsFor(target, 'used'))).rejects.toThrow(/in use/);
    await user.end();
  });

  it('proves the archive before it touches anything', async () => {
    const target = await database();
    const options = optionsFor(target, 'damaged', true);
    const blocks = gunzipSync(readFileSync(options.archive));
    blocks.write('X', blocks.indexOf('Student 77'));
    const damaged = join(folder, 'damaged.backup');
    writeFileSync(damaged, gzipSync(blocks));
    await expect(restore({ ...options, archive: damaged })).rejects.toThrow(/not as it was saved/);
    writeFileSync(damaged, readFileSync(options.archive).subarray(0, 5000));
    await expect(restore({ ...options, archive: damaged })).rejects.toThrow(/^The archive cannot be used/);
    expect(await run(target, `select to_regnamespace('main') as found`)).toEqual([{ found: null }]);
  });

  it('leaves everything as it was when it fails half-way', async () => {
    const target = await database();
    await restore(optionsFor(target, 'before'));
    const failing: RestoreOptions['migrate'] = async (schema, names) => {
      if (names === undefined) throw new Error('a migration fails');
      await run(target, firstMigration(schema));
    };
    await expect(restore({ ...optionsFor(target, 'before', true), migrate: failing })).rejects.toThrow(
      /fails/,
    );
    expect(await run(target, 'select distinct nickname from main.student')).toEqual([{ nickname: 'none' }]);
    expect(readFileSync(join(folder, 'before', 'photos', 'رپورٹ.pdf'), 'utf8')).toBe('a report');
    expect(await run(target, `select to_regnamespace('main_restoring') as found`)).toEqual([{ found: null }]);
  });
});
