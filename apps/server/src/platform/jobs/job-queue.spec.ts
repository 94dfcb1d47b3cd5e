import { createTestDatabase } from '../../../test/database.ts';
import type { TestDatabase } from '../../../test/database.ts';
import { connect } from '../postgres/connect.ts';
import { JobQueue } from './job-queue.ts';

describe('the queue of jobs', () => {
  const databases: TestDatabase[] = [];
  const queues: JobQueue[] = [];

  const emptyDatabase = async (): Promise<string> => {
    const database = await createTestDatabase();
    databases.push(database);
    return database.url;
  };
  const queueOn = (url: string): JobQueue => {
    const queue = new JobQueue(url, () => undefined);
    queues.push(queue);
    return queue;
  };
  afterAll(async () => {
    await Promise.all(queues.map((queue) => queue.stop()));
    for (const { drop } of databases) await drop();
  });

  it('is made once by many servers that start on an empty database together', async () => {
    const url = await emptyDatabase();
    const starts = Array.from({ length: 6 }, () => queueOn(url).work(() => Promise.resolve()));
    expect((await Promise.allSettled(starts)).map(({ status }) => status)).toEqual(
      starts.map(() => 'fulfilled'),
    );
    expect(queues.every(({ isReady }) => isReady)).toBe(true);
  });

  it('that could not be had is begun anew', async () => {
    const url = await emptyDatabase();
    const queue = queueOn(url);
    const name = new URL(url).pathname.slice(1);
    const elsewhere = await connect(process.env['TEST_DATABASE_URL'] ?? '');
    try {
      await elsewhere.query(`alter database ${name} allow_connections false`);
      await expect(queue.work(() => Promise.resolve())).rejects.toThrow();
      expect(queue.isReady).toBe(false);
      await elsewhere.query(`alter database ${name} allow_connections true`);
      await queue.work(() => Promise.resolve());
      expect(queue.isReady).toBe(true);
    } finally {
      await elsewhere.end();
    }
  });
});
