import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabase } from './open-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { runningPostmaster } from './postmaster-file.ts';

const longStart = 60_000;

const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

const queryWhenReady = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      return await query(url, sql);
    } catch {
      await delay(100);
    }
  }
  return query(url, sql);
};

/** Pages that the kernel had to give a process anew, without reading them from disk. */
const minorFaults = (pid: number): number => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return Number(fields.split(' ')[7]);
};

/** A page of 500 rows as JSON. */
const pageAsJson = `select coalesce(json_agg(r), '[]')::text as rows from (
  select n as id, 'E' || n as number, md5(n::text) as first_name, md5(n::text) as last_name, md5(n::text) as department,
    md5(n::text) as position, now() as created_at from generate_series($1::int, $1::int + 499) n) r`;

/** Faults per statement once everything that a connection keeps has been set up. */
const faultsPerStatement = async (url: string): Promise<number> => {
  const statements = 300;
  const client = new Client({ connectionString: url });
  await client.connect();
  const ask = async (): Promise<void> => {
    for (let n = 0; n < statements; n += 1)
      await client.query({ name: 'page', text: pageAsJson, values: [n] });
  };
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    await ask();
    const before = minorFaults(pid);
    await ask();
    return (minorFaults(pid) - before) / statements;
  } finally {
    await client.end();
  }
};

describe('the embedded PostgreSQL', () => {
  let dataDir = '';
  const opened: OpenDatabase[] = [];

  const open = async (): Promise<OpenDatabase> => {
    const database = await openDatabase({ databaseUrl: '', dataDir });
    opened.push(database);
    return database;
  };
  const serverOf = (): ReturnType<typeof runningPostmaster> =>
    runningPostmaster(join(realpathSync(join(dataDir, 'postgres')), 'cluster'));

  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'school-postgres-'));
  });

  afterEach(async () => {
    for (const database of opened.splice(0)) await database.stop();
  });

  afterAll(() => {
    const home = realpathSync(join(dataDir, 'postgres'));
    rmSync(home, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(
    'starts in an empty folder, answers and stops',
    async () => {
      const database = await open();
      expect(database.embedded).toBe(true);
      await query(database.url, `create table kept (name text); insert into kept values ('first')`);
      await database.stop();
      expect(serverOf()).toBeUndefined();
    },
    longStart,
  );

  it(
    'keeps data and address over a second start',
    async () => {
      const first = await open();
      await first.stop();
      const second = await open();
      expect(second.url).toBe(first.url);
      expect(await query(second.url, 'select name from kept')).toEqual([{ name: 'first' }]);
    },
    longStart,
  );

  it(
    'is shared by several users and stops with the last of them',
    async () => {
      const [first, second] = await Promise.all([open(), open()]);
      expect(second.url).toBe(first.url);
      await first.stop();
      expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await second.stop();
      expect(serverOf()).toBeUndefined();
    },
    longStart,
  );

  it(
    'comes back on the same address when its server is killed, with everything that was committed',
    async () => {
      const database = await open();
      await query(database.url, `insert into kept values ('second')`);
      const before = serverOf();
      process.kill(before?.pid ?? 0, 'SIGKILL');
      const rows = await queryWhenReady(database.url, 'select name from kept order by name');
      expect(rows).toEqual([{ name: 'first' }, { name: 'second' }]);
      expect(serverOf()?.pid).not.toBe(before?.pid);
    },
    longStart,
  );

  it(
    'moves to another port when a foreign program has taken its own',
    async () => {
      const first = await open();
      await first.stop();
      const intruder = createServer();
      await new Promise<void>((resolve) => {
        intruder.listen(Number(new URL(first.url).port), '127.0.0.1', resolve);
      });
      const second = await open();
      intruder.close();
      expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
      expect(await query(second.url, 'select count(*)::int from kept')).toEqual([{ count: 2 }]);
    },
    longStart,
  );

  it(
    'is reached by a socket that only its account may enter',
    async () => {
      const { url } = await open();
      const home = realpathSync(join(dataDir, 'postgres'));
      expect(decodeURIComponent(new URL(url).hostname)).toBe(home);
      expect(statSync(home).mode & 0o077).toBe(0);
      const [row] = await query(url, 'select inet_server_addr() as address');
      expect(row).toEqual({ address: null });
    },
    longStart,
  );

  if (process.platform === 'linux')
    it(
      'keeps the memory of a statement for the next one',
      async () => {
        const { url } = await open();
        expect(await faultsPerStatement(url)).toBeLessThan(2);
      },
      longStart,
    );

  it(
    'is reached by its port where the path of a socket would be too long',
    async () => {
      const deep = mkdtempSync(join(tmpdir(), `school-${'deep'.repeat(20)}-`));
      chmodSync(deep, 0o755);
      const database = await openDatabase({ databaseUrl: '', dataDir: join(deep, 'data'), fast: true });
      opened.push(database);
      expect(new URL(database.url).hostname).toBe('127.0.0.1');
      expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await database.stop();
      rmSync(realpathSync(join(deep, 'data', 'postgres')), { recursive: true, force: true });
      rmSync(deep, { recursive: true, force: true });
    },
    longStart,
  );

  it(
    'sorts names as people expect',
    async () => {
      const { url } = await open();
      const rows = await query(
        url,
        `select n from unnest(array['Zoe', 'ali', 'Élan', 'Eva', 'Émile']) n order by n`,
      );
      expect(rows.map((row) => row['n'])).toEqual(['ali', 'Élan', 'Émile', 'Eva', 'Zoe']);
    },
    longStart,
  );

  it(
    'asks for a password that only its owner can read',
    async () => {
      const { url } = await open();
      const secret = join(dataDir, 'secrets', 'postgres');
      expect(statSync(secret).mode & 0o777).toBe(0o600);
      const stranger = new URL(url);
      stranger.password = 'guess';
      await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    },
    longStart,
  );

  it(
    'starts in a folder that is closed to every other account',
    async () => {
      const closed = mkdtempSync(join(tmpdir(), 'school-closed-'));
      chmodSync(closed, 0o700);
      const database = await openDatabase({ databaseUrl: '', dataDir: join(closed, 'data'), fast: true });
      expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await database.stop();
      rmSync(realpathSync(join(closed, 'data', 'postgres')), { recursive: true, force: true });
      rmSync(closed, { recursive: true, force: true });
    },
    longStart,
  );
});

describe('a database of the operator', () => {
  it('is refused in one line that names the setting when it cannot be reached', async () => {
    const attempt = openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: '' });
    await expect(attempt).rejects.toThrow(/^DATABASE_URL cannot be used: .*$/);
  });
});
