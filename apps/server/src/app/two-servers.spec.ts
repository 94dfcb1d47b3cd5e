import { setTimeout as delay } from 'node:timers/promises';
import { catalogue } from '@school/resources';
import { Client } from 'pg';
import { OwnCluster } from '../../test/own-cluster.ts';
import { ServerProcess, buildServerOnce } from '../../test/server-process.ts';
import { hashPassword } from '../platform/passwords/password-hash.ts';

const password = 'Secret123';

interface Timed {
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly retryAfter: string | null;
}

/** Lists that every installation has, one per resource. */
const lists = catalogue.resources
  .filter(({ kind }) => kind !== 'settings')
  .flatMap(({ api }) => [api ?? []].flat().slice(0, 1))
  .map((base) => `${base}/getall?range=[0,24]`);
const locked = 'setup/v1/EmployeeDepartments/getall?range=[0,24]';

describe('two servers on one PostgreSQL', () => {
  let cluster: OwnCluster;
  let servers: readonly ServerProcess[];
  let token: string;

  beforeAll(async () => {
    buildServerOnce();
    cluster = await OwnCluster.open();
    servers = await Promise.all([1, 2].map(() => ServerProcess.start(cluster.url, cluster.folder)));
    await cluster.query(
      `with u as (insert into main."user" (username, entity_type, first_name)
         values ('boss', 'ADMIN', 'Boss') returning id)
       insert into main.user_credential (user_id, password_hash) select id, $1 from u`,
      [await hashPassword(password)],
    );
    token = (await servers[0]?.signIn('boss', password)) ?? '';
  });
  afterAll(async () => {
    cluster.thaw();
    await Promise.all(servers.map((server) => server.stop()));
    await cluster.close();
  });

  const ask = async (server: ServerProcess, path: string): Promise<Timed> => {
    const begun = performance.now();
    const answer = await fetch(`${server.url}/${path}`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    const milliseconds = performance.now() - begun;
    return { path, status: answer.status, milliseconds, retryAfter: answer.headers.get('retry-after') };
  };
  /** Requests the lists a few at a time, as people do. */
  const askAll = async (server: ServerProcess, paths: readonly string[]): Promise<readonly Timed[]> => {
    const left = [...paths];
    const answers: Timed[] = [];
    const reader = async (): Promise<void> => {
      for (let path = left.shift(); path !== undefined; path = left.shift())
        answers.push(await ask(server, path));
    };
    await Promise.all([reader(), reader(), reader()]);
    return answers;
  };
  const whileLocked = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
    const client = new Client({ connectionString: cluster.url });
    await client.connect();
    try {
      await client.query(`begin; lock table main.${table} in access exclusive mode`);
      return await work();
    } finally {
      await client.end();
    }
  };

  /** The paths requested from both servers while sixty clients request the list of the table to be locked. */
  const underHammers = async (paths: readonly string[]) => {
    const hammering = new AbortController();
    const hammers = servers.flatMap((server) =>
      Array.from({ length: 30 }, async () => {
        const answers: Timed[] = [];
        while (!hammering.signal.aborted) {
          answers.push(await ask(server, locked));
          await delay(20);
        }
        return answers;
      }),
    );
    await delay(500);
    const answers = (await Promise.all(servers.map((server) => askAll(server, paths)))).flat();
    const ready = await Promise.all(servers.map((server) => ask(server, 'health/ready')));
    hammering.abort();
    return { answers, ready, hammered: (await Promise.all(hammers)).flat() };
  };

  it('leaves all lists that have nothing to do with a locked table quick, and both servers ready', async () => {
    // The same requests to both servers simultaneously, while others hammer them: with a lock and without.
    const { answers: sound } = await underHammers(lists);
    expect(sound.filter(({ status }) => status >= 500)).toEqual([]);
    await whileLocked('employee_department', async () => {
      const touched = await askAll(servers[0] as ServerProcess, lists);
      const refused = new Set(touched.filter(({ status }) => status === 503).map(({ path }) => path));
      expect(refused.has(locked)).toBe(true);
      const others = lists.filter((path) => !refused.has(path));
      expect(others.length).toBeGreaterThan(lists.length / 2);

      const { answers, hammered, ready } = await underHammers(others);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      // Whatever is late without a lock is late because the machine is busy with other work, and no more than that may be
      // late with it.
      const late = (of: readonly Timed[], limit: number): number =>
        of.filter(({ milliseconds }) => milliseconds > limit).length / of.length;
      expect(late(answers, 1_000)).toBeLessThanOrEqual(0.02 + late(sound, 1_000));
      expect(late(answers, 2_500)).toBeLessThanOrEqual(late(sound, 2_500));
      expect(ready.map(({ status }) => status)).toEqual([200, 200]);
      expect(hammered.every(({ status, retryAfter }) => status === 503 && retryAfter !== null)).toBe(true);
      const slowest = Math.max(...sound.map(({ milliseconds }) => milliseconds));
      expect(Math.max(...hammered.map(({ milliseconds }) => milliseconds))).toBeLessThan(5_000 + slowest);
    });
    const after = await ask(servers[1] as ServerProcess, locked);
    expect([200, 503]).toContain(after.status);
    await delay(5_500);
    expect((await ask(servers[1] as ServerProcess, locked)).status).toBe(200);
  });

  it('says within ten seconds that PostgreSQL does not answer, and serves again when it does', async () => {
    const warm = lists.slice(0, 10);
    await askAll(servers[0] as ServerProcess, warm);
    cluster.freeze();
    try {
      const answers = await Promise.all(
        servers.flatMap((server) => lists.slice(0, 30).map((path) => ask(server, path))),
      );
      expect(answers.filter(({ status }) => status !== 503)).toEqual([]);
      expect(answers.filter(({ retryAfter }) => retryAfter === null)).toEqual([]);
      expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(10_000);
      const ready = await ask(servers[0] as ServerProcess, 'health/ready');
      expect([ready.status, ready.milliseconds < 5_000]).toEqual([503, true]);
      expect((await ask(servers[0] as ServerProcess, 'health/live')).status).toBe(200);
      await delay(8_000);
    } finally {
      cluster.thaw();
    }
    const deadline = Date.now() + 10_000;
    let answer = await ask(servers[0] as ServerProcess, warm[0] ?? '');
    while (answer.status !== 200 && Date.now() < deadline) {
      await delay(200);
      answer = await ask(servers[0] as ServerProcess, warm[0] ?? '');
    }
    expect(answer.status).toBe(200);
  });
});
