import { Pool } from 'pg';
import { createTestDatabase } from '../../../test/database.ts';
import { migrate } from '../../database/migrate.ts';
import { Database } from './database.ts';

describe('a statement that names the most rows of its answer', () => {
  it('gives them all, refuses more, and leaves none out', async () => {
    const test = await createTestDatabase();
    await migrate(test.url, 'main', []);
    const database = new Database(new Pool({ connectionString: test.url, max: 1 }));
    const asked = (rows: number, most = 5) => ({
      name: 'numbers',
      text: 'SELECT n FROM generate_series(1, $1::int) n ORDER BY n',
      values: [rows],
      most,
    });
    try {
      const connection = database.of('main');
      expect(await connection.query(asked(5))).toHaveLength(5);
      await expect(connection.query(asked(6))).rejects.toMatchObject({ status: 409, code: 'TOO_MANY' });
      // Another bound under the same name is not a different statement to whoever prepares it.
      expect(await connection.query(asked(100, 100))).toHaveLength(100);
      await expect(connection.query(asked(101, 100))).rejects.toMatchObject({ code: 'TOO_MANY' });
      expect(await connection.query(asked(1, 1))).toHaveLength(1);
      expect(await connection.query(asked(0, 0))).toHaveLength(0);
      const inside = database.transaction('main', (transaction) => transaction.query(asked(600)));
      await expect(inside).rejects.toThrow('There are more than 5 rows.');
    } finally {
      await database.pool.end();
      await test.drop();
    }
  });
});
