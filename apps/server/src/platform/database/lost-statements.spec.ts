import { Pool } from 'pg';
import { createTestDatabase } from '../../../test/database.ts';
import type { TestDatabase } from '../../../test/database.ts';
import { migrate } from '../../database/migrate.ts';
import { prepared } from '../../engine/query/statement-name.ts';
import { Database } from './database.ts';
import { StatementShapes } from './statement-shapes.ts';

describe('names of statements', () => {
  it('are given to what comes again', () => {
    const shapes = new StatementShapes();
    expect(shapes.nameOf('select 1')).toBeUndefined();
    const name = shapes.nameOf('select 1');
    expect(name).toMatch(/^shape\/[\w-]{20}$/);
    expect(shapes.nameOf('select 1')).toBe(name);
  });

  it('stay with what is used, however many others come', () => {
    const shapes = new StatementShapes(10);
    const twice = (text: string): string | undefined => shapes.nameOf(text) && shapes.nameOf(text);
    shapes.nameOf('in use');
    const inUse = shapes.nameOf('in use');
    for (let n = 0; n < 100; n += 1) {
      shapes.nameOf(`other ${n}`);
      expect(shapes.nameOf(`other ${n}`)).toBeDefined();
      expect(twice('in use')).toBe(inUse);
    }
    expect(shapes.generation).toBeGreaterThan(5);
  });

  it('tell when they are lost, with a bound behind them too, and say nothing of other names', () => {
    const shapes = new StatementShapes(1);
    const named = (text: string): string => (shapes.nameOf(text), shapes.nameOf(text) ?? '');
    const first = named('first');
    expect([shapes.hasLost(first), shapes.hasLost(`${first}/32`)]).toEqual([false, false]);
    const second = named('second');
    expect([shapes.hasLost(first), shapes.hasLost(`${first}/32`)]).toEqual([true, true]);
    expect([shapes.hasLost(second), shapes.hasLost('audit_write_one')]).toEqual([false, false]);
  });
});

describe('prepared statements of a connection', () => {
  let test: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    test = await createTestDatabase();
    await migrate(test.url, 'main', []);
    database = new Database(new Pool({ connectionString: test.url, max: 1, pipeline: true }));
  });
  afterAll(async () => {
    await database.pool.end();
    await test.drop();
  });

  const ask = (n: number) => prepared(`select $1::int + ${n} as sum`, [1]);
  const kept = async (): Promise<readonly string[]> =>
    (
      await database.of('main').query<{ statement: string }>({
        text: `select statement from pg_prepared_statements where name like 'shape/%'`,
      })
    ).map(({ statement }) => statement);

  it('are those in use, after thousands of shapes, inside a transaction that failed as well', async () => {
    const connection = database.of('main');
    for (let n = 0; n < 2_000; n += 1) {
      await Promise.all([connection.query(ask(n)), connection.query(ask(n)), connection.query(ask(n))]);
      if (n % 50 === 0) expect(await connection.query(ask(0))).toEqual([{ sum: 1 }]);
    }
    const statements = await kept();
    expect(statements.length).toBeLessThanOrEqual(600);
    expect(statements).toContain('select $1::int + 0 as sum');
    expect(statements).toContain('select $1::int + 1999 as sum');
    expect(statements).not.toContain('select $1::int + 1 as sum');

    // A statement that has lost its name is closed within the aborted transaction, and is prepared again after it.
    for (let n = 3_000; n < 3_700; n += 1) {
      ask(n);
      ask(n);
    }
    const failing = database.transaction('main', async (transaction) => {
      await transaction.query({ text: 'select 1/0' }).catch(() => undefined);
      await transaction.query(ask(1999));
    });
    await expect(failing).rejects.toThrow();
    for (let round = 0; round < 3; round += 1)
      expect(await connection.query(ask(1999))).toEqual([{ sum: 2000 }]);
    expect(await kept()).toContain('select $1::int + 1999 as sum');
  });
});
