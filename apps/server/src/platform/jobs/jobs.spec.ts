import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Conflict } from '@school/kernel';
import { School, call, tokenOf } from '../../../test/school.ts';
import type { CallContext } from '../../engine/context.ts';
import { defineJob } from './job.ts';
import type { JobRun } from './job.ts';
import { Jobs } from './jobs.ts';
import { Unavailable } from '../../engine/envelope/database-failure.ts';

interface Script {
  readonly steps?: number;
  readonly refuse?: boolean;
  readonly crash?: boolean;
  /** Runs that find the service busy. */
  readonly busy?: number;
}

const runs: string[] = [];
const runsOf = (id: string): number => runs.filter((run) => run === id).length;
const ends: (readonly [id: string, problem: string | null])[] = [];
const script = defineJob({
  kind: 'test.script',
  title: ({ steps }: Script) => `Do ${steps ?? 0} steps`,
  run: async (input: Script, job: JobRun) => {
    runs.push(job.id);
    if (input.refuse) throw new Conflict('The period is closed.', { code: 'CLOSED' });
    if (input.crash) throw new Error('secret internals');
    if (runsOf(job.id) <= (input.busy ?? 0)) throw new Unavailable();
    for (let step = 1; step <= (input.steps ?? 0); step += 1) {
      await pause(20, undefined, { signal: job.signal });
      await job.progress(step, input.steps);
    }
    return { steps: input.steps, by: job.context.actor.id, fileIds: [] };
  },
  left: async (_, { id }, problem) => {
    ends.push([id, problem]);
    return undefined;
  },
});

describe('jobs', () => {
  let school: School;
  let server: NestFastifyApplication;
  let jobs: Jobs;
  let token: string;
  let caller: CallContext;

  const locking = defineJob({
    kind: 'test.locking',
    title: 'Lock a table',
    run: (_: object, { id }: JobRun) => {
      runs.push(id);
      return school.database.transaction('main', (transaction) =>
        transaction.query({ text: 'lock table task in access exclusive mode nowait' }),
      );
    },
  });
  const serverWithScript = (): Promise<NestFastifyApplication> =>
    school.server((application) => {
      application.get(Jobs).register(script);
      application.get(Jobs).register(locking);
    });
  const contextOf = (id: number): CallContext => ({
    actor: { id, role: 'EMPLOYEE', privileges: new Set() },
    institute: 'main',
    today: '2026-01-01',
    locale: 'en',
    requestId: '',
    address: '',
  });
  const until = async (id: string, states: readonly string[]): Promise<Record<string, unknown>> => {
    for (;;) {
      const { data } = (await call(server, `/setup/v1/jobs/${id}`, { token })).body;
      if (states.includes(String(data['state']))) return data;
      await pause(50);
    }
  };

  beforeAll(async () => {
    school = await School.open();
    server = await serverWithScript();
    jobs = server.get(Jobs);
    caller = contextOf(await school.addUser({ username: 'worker' }));
    await school.addUser({ username: 'other' });
    token = await tokenOf(server, 'worker');
  });
  afterAll(() => school.close());

  it('runs with progress and keeps the result for its owner only', async () => {
    const { jobId } = await jobs.start(caller, script, { steps: 60 });
    const running = await until(jobId, ['running']);
    expect(running).toMatchObject({ kind: 'test.script', title: 'Do 60 steps', result: null });
    await pause(900);
    const { data } = (await call(server, `/setup/v1/jobs/${jobId}`, { token })).body;
    expect(data['total']).toBe(60);
    expect(Number(data['done'])).toBeGreaterThan(1);
    const done = await until(jobId, ['done']);
    expect(done).toMatchObject({ done: 60, result: { steps: 60, by: caller.actor.id, fileIds: [] } });
    const stranger = await tokenOf(server, 'other');
    expect((await call(server, `/setup/v1/jobs/${jobId}`, { token: stranger })).status).toBe(404);
    expect((await call(server, '/setup/v1/jobs', { token: stranger })).body.data).toEqual([]);
    expect((await call(server, '/api/setup/v1/jobs', { token })).body.data).toHaveLength(1);
  });

  it('starts one job for a double click', async () => {
    const options = { uniqueKey: 'payslips/2026-01' };
    const started = await Promise.all(
      Array.from({ length: 5 }, () => jobs.start(caller, script, { steps: 10 }, options)),
    );
    expect(new Set(started.map(({ jobId }) => jobId)).size).toBe(1);
    expect(started.filter(({ isNew }) => isNew)).toHaveLength(1);
    const first = started[0]?.jobId ?? '';
    await until(first, ['done']);
    const later = await jobs.start(caller, script, { steps: 1 }, options);
    expect(later.isNew).toBe(true);
    await until(later.jobId, ['done']);
  });

  it('is cancelled while it runs', async () => {
    const { jobId } = await jobs.start(caller, script, { steps: 500 });
    await until(jobId, ['running']);
    const url = `/setup/v1/jobs/${jobId}/cancel`;
    expect((await call(server, url, { method: 'POST', token })).status).toBe(200);
    await until(jobId, ['cancelled']);
    const again = await call(server, url, { method: 'POST', token });
    expect([again.status, again.body.data['code']]).toEqual([409, 'JOB_OVER']);
  });

  it('tells a refusal, and hides the words of a fault', async () => {
    const refused = await until((await jobs.start(caller, script, { refuse: true })).jobId, ['failed']);
    expect(refused).toMatchObject({ error: 'The period is closed.', result: { code: 'CLOSED' } });
    const crashed = await until((await jobs.start(caller, script, { crash: true })).jobId, ['failed']);
    expect(String(crashed['error'])).not.toContain('secret');
  });

  it('is run again, a little later, after a lock that it did not get and a part that had its hands full', async () => {
    const other = await school.database.checkout('main');
    await other.query('begin');
    await other.query('lock table task in access exclusive mode');
    const { jobId } = await jobs.start(caller, locking, {});
    const { jobId: busy } = await jobs.start(caller, script, { steps: 1, busy: 1 });
    while (runsOf(jobId) === 0) await pause(20);
    await until(jobId, ['queued', 'failed']);
    await other.query('rollback');
    other.release();
    expect(await until(jobId, ['done', 'failed'])).toMatchObject({ state: 'done', error: null });
    expect(runsOf(jobId)).toBe(2);
    expect(await until(busy, ['done', 'failed'])).toMatchObject({ state: 'done', error: null });
  });

  it('ends with what stood in its way when it was run often enough', async () => {
    const { jobId } = await school.database.transaction('main', async (transaction) => {
      const started = await jobs.start(caller, script, { busy: 9 }, { transaction });
      await transaction.query({
        text: 'update pgboss.job set retry_limit = 1 where id = $1',
        values: [started.jobId],
      });
      return started;
    });
    const job = await until(jobId, ['failed', 'done']);
    const error = 'The service is temporarily unavailable. Try again.';
    expect(job).toMatchObject({ state: 'failed', error, result: { code: 'UNAVAILABLE' } });
    expect(runsOf(jobId)).toBe(2);
    expect(ends.filter(([id]) => id === jobId)).toEqual([[jobId, error]]);
  });

  it('is not started when the transaction is rolled back', async () => {
    const before = runs.length;
    const failing = school.database.transaction('main', async (transaction) => {
      await jobs.start(caller, script, { steps: 0 }, { transaction });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await pause(300);
    expect(runs).toHaveLength(before);
  });

  it('goes on elsewhere when its server stops in the middle', async () => {
    const second = await serverWithScript();
    const { jobId } = await second.get(Jobs).start(caller, script, { steps: 150 });
    await until(jobId, ['running']);
    await server.close();
    server = second;
    jobs = server.get(Jobs);
    const done = await until(jobId, ['done']);
    expect(done).toMatchObject({ state: 'done', done: 150 });
    expect(runsOf(jobId)).toBeGreaterThanOrEqual(1);
  });

  it('is taken up again when its server has died', async () => {
    const { jobId } = await jobs.start(caller, script, { steps: 120 });
    await until(jobId, ['running']);
    // A dead server has neither its lock nor a run that records its end: only its place in the queue is left.
    await school.sql.query({
      text: `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and query like '%pg_try_advisory_lock(hashtextextended%'`,
    });
    await until(jobId, ['queued', 'running']);
    const done = await until(jobId, ['done']);
    expect(done['done']).toBe(120);
    expect(runsOf(jobId)).toBe(2);
  });

  it('streams changes to its owner, and ends the stream with the session', async () => {
    await server.listen(0, '127.0.0.1');
    const response = await fetch(`${await server.getUrl()}/setup/v1/jobs/stream`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const text = (async () => {
      let received = '';
      for await (const chunk of response.body ?? []) received += Buffer.from(chunk).toString();
      return received;
    })();
    const { jobId } = await jobs.start(caller, script, { steps: 2 });
    await until(jobId, ['done']);
    await pause(100);
    await call(server, '/auth/logout', { method: 'POST', token });
    const received = await text;
    expect(received).toContain(`event: job\ndata: {"id":"${jobId}"`);
    expect(received).toContain('"state":"done"');
  });
});
