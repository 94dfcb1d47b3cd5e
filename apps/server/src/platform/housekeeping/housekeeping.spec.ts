import { School } from '../../../test/school.ts';
import { Files } from '../files/files.ts';
import { limitsSchema } from '../limits/attempt-limits.ts';
import { housekeeping } from './housekeeping.ts';

describe('housekeeping', () => {
  let school: School;
  let files: Files;
  beforeAll(async () => {
    school = await School.open();
    files = (await school.server()).get(Files);
  });
  afterAll(() => school.close());

  it('removes counters of attempts that have had their time, and what nobody asks for any more', async () => {
    const table = `${limitsSchema}.attempt_limit`;
    await school.sql.query({
      text: `insert into ${table} (key, points, expire) values ('past', 1, $1), ('running', 1, $2)`,
      values: [Date.now() - 60_000, Date.now() + 3_600_000],
    });
    await school.sql.query({
      text: `insert into password_reset (user_id, token_hash, expires_at)
        values ($1, 'old', now() - interval '8 days'), ($1, 'young', now() - interval '1 day')`,
      values: [await school.addUser({ username: 'forgetful' })],
    });
    await housekeeping(school.database, files).run('main', { today: '2026-11-22', hour: 3 });
    const left = await school.sql.query({
      text: `select key as name from ${table} union all select token_hash from password_reset order by 1`,
    });
    expect(left).toEqual([{ name: 'running' }, { name: 'young' }]);
  });

  it('keeps jobs and their result files for 30 days, and no longer', async () => {
    const keep = async (name: string): Promise<number> => {
      const place = { name, type: 'text/plain', createdBy: 1 };
      const { id } = await files.keep('main', place, Buffer.from(name));
      const text = `update stored_file set created_at = now() - interval '40 days' where id = $1`;
      await school.sql.query({ text, values: [id] });
      return id;
    };
    const young = await keep('young.pdf');
    const old = await keep('old.pdf');
    for (const [title, file, days] of [
      ['young', young, 29],
      ['old', old, 31],
    ]) {
      await school.sql.query({
        text: `insert into job_record (kind, title, state, result, finished_at)
          values ('import', $1, 'done', $2, now() - make_interval(days => $3))`,
        values: [title, { wrongFile: { id: file } }, days],
      });
    }
    await housekeeping(school.database, files).run('main', { today: '2026-11-22', hour: 3 });
    const jobs = await school.sql.query({
      text: `select title from job_record where title in ('young', 'old')`,
    });
    const left = await school.sql.query({
      text: 'select name from stored_file where id in ($1, $2)',
      values: [young, old],
    });
    expect({ jobs, left }).toEqual({ jobs: [{ title: 'young' }], left: [{ name: 'young.pdf' }] });
  });
});
