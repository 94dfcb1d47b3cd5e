import { Client } from 'pg';
import { createTestDatabase } from './database.ts';
import type { Template } from './database.ts';

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('the database of a test', () => {
  it('is empty and apart from every other', async () => {
    const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await query(first.url, 'create table mine (id int)');
    expect(await query(second.url, `select to_regclass('mine') as found`)).toEqual([{ found: null }]);
    await first.drop();
    await second.drop();
    await expect(query(first.url, 'select 1')).rejects.toThrow(/does not exist/);
  });

  it('copies a template that is prepared once', async () => {
    let preparations = 0;
    const template: Template = {
      key: 'spec',
      prepare: async (url) => {
        preparations += 1;
        await query(url, `create table greeting as select 'salaam' as word`);
      },
    };
    const copies = await Promise.all([createTestDatabase(template), createTestDatabase(template)]);
    for (const { url, drop } of copies) {
      expect(await query(url, 'select word from greeting')).toEqual([{ word: 'salaam' }]);
      await drop();
    }
    expect(preparations).toBe(1);
  });
});
