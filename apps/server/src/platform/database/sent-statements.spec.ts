import { createTestDatabase } from '../../../test/database.ts';
import { migrate } from '../../database/migrate.ts';
import { Database, createPool } from './database.ts';
import type { Transaction } from './database.ts';

const insert = (n: number) => ({ text: 'INSERT INTO number_said VALUES ($1)', values: [n] });
/** Whether a statement began its own transaction. */
const isAlone = { text: 'SELECT transaction_timestamp() = statement_timestamp() AS alone' };

describe('the statements of a transaction', () => {
  let test: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  beforeAll(async () => {
    test = await createTestDatabase();
    await migrate(test.url, 'main', []);
    // One connection: anything that a transaction leaves behind would affect the next one.
    database = new Database(createPool(test.url, 1));
    await database.of('main').query({ text: 'CREATE TABLE number_said (n int PRIMARY KEY)' });
  });
  beforeEach(() => database.of('main').query({ text: 'TRUNCATE number_said' }));
  afterAll(async () => {
    await database.pool.end();
    await test.drop();
  });

  const said = async (): Promise<readonly number[]> =>
    (await database.of('main').query<{ n: number }>({ text: 'SELECT n FROM number_said ORDER BY n' })).map(
      ({ n }) => n,
    );
  const transaction = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    database.transaction('main', work);

  it('are a transaction by themselves where the end follows the first at once', async () => {
    const told = await transaction(async (open) => {
      const rows = open.query(isAlone);
      open.end();
      return rows;
    });
    expect(told).toEqual([{ alone: true }]);
    expect(await transaction((open) => open.query(isAlone))).toEqual([{ alone: false }]);
  });

  it('tell the tasks that wait for the end, alone or not', async () => {
    const done: string[] = [];
    for (const ends of [true, false])
      await transaction(async (open) => {
        open.afterCommit(() => done.push(String(ends)));
        const writing = open.query(insert(ends ? 1 : 2));
        if (ends) open.end();
        await writing;
      });
    expect(done).toEqual(['true', 'false']);
    expect(await said()).toEqual([1, 2]);
  });

  it.each([true, false])('tell why the only one was refused, heard or not: %s', async (isHeard) => {
    await database.of('main').query(insert(1));
    const done: string[] = [];
    const refused = transaction(async (open) => {
      open.afterCommit(() => done.push('done'));
      const writing = open.query(insert(1));
      open.end();
      if (isHeard) await writing;
      else writing.catch(() => undefined);
    });
    await expect(refused).rejects.toMatchObject({ code: '23505' });
    expect(done).toEqual([]);
    // The connection is clear of it.
    expect(await transaction((open) => open.query(isAlone))).toEqual([{ alone: false }]);
    expect(await said()).toEqual([1]);
  });

  it('are not sent at all when the work fails in the same breath', async () => {
    let first: Promise<unknown> = Promise.resolve();
    const failed = transaction((open) => {
      first = open.query(insert(1));
      return Promise.reject(new Error('Thought better of it.'));
    });
    await expect(failed).rejects.toThrow('Thought better of it.');
    await expect(first).rejects.toThrow('The transaction was rolled back.');
    expect(await said()).toEqual([]);
  });

  it('are taken back together, those too that nobody waits for', async () => {
    const failed = transaction(async (open) => {
      await open.query(insert(1));
      open.send(insert(2));
      open.send(insert(1));
      await open.query(insert(3));
    });
    await expect(failed).rejects.toMatchObject({ code: '23505' });
    expect(await said()).toEqual([]);
  });

  it('may be preceded by a glance, and by none once they have begun', async () => {
    const told = await transaction(async (open) => {
      const [seen] = await open.glance<{ alone: boolean }>(isAlone);
      await open.query(insert(1));
      return [seen?.alone, await open.glance(isAlone).catch((error: unknown) => (error as Error).message)];
    });
    expect(told).toEqual([true, 'The transaction has begun already.']);
    expect(await said()).toEqual([1]);
  });

  it('end once: what is said behind the end is refused', async () => {
    const late = transaction(async (open) => {
      const writing = open.query(insert(1));
      open.end();
      await writing;
      await open.query(insert(2));
    });
    await expect(late).rejects.toThrow('The transaction is over.');
    expect(await said()).toEqual([1]);
  });
});
