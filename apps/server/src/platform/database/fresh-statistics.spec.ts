import { setTimeout as delay } from 'node:timers/promises';
import { School } from '../../../test/school.ts';

/** At least a minute until PostgreSQL comes round by itself; here it never does. */
const patienceSeconds = 30;

describe('a table that grows all at once', () => {
  let school: School;
  beforeAll(async () => {
    school = await School.open();
    await school.sql.query({ text: 'alter table book_author set (autovacuum_enabled = false)' });
  });
  afterAll(() => school.close());

  const believed = async (): Promise<number> => {
    const [row] = await school.sql.query<{ rows: number }>({
      text: `select reltuples::float8 as rows from pg_class where oid = 'book_author'::regclass`,
    });
    return row?.rows ?? 0;
  };

  it('is known to the planner soon, and a few rows are no reason to look', async () => {
    const add = (from: number, to: number) => ({
      text: `insert into book_author (name) select 'Author ' || n from generate_series($1::int, $2::int) n`,
      values: [from, to],
    });
    await school.sql.query(add(1, 100));
    await delay(3_000);
    expect(await believed()).toBeLessThan(1);
    await school.database.transaction('main', async (transaction) => {
      await transaction.query(add(101, 3_000));
    });
    for (let second = 0; second < patienceSeconds && (await believed()) < 3_000; second += 1)
      await delay(1_000);
    expect(await believed()).toBe(3_000);
  });
});
