import { catalogue } from '@school/resources';
import { createTestDatabase } from '../../../test/database.ts';
import { migratedTemplate } from '../../../test/migrated.ts';
import { Database, createPool, mainInstitute } from '../database/database.ts';
import type { Connection } from '../database/database.ts';
import { Repositories } from './repositories.ts';

describe('a repository', () => {
  let database: Database;
  let repositories: Repositories;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const { url, drop } = await createTestDatabase(migratedTemplate);
    const pool = createPool(url, 2);
    database = new Database(pool);
    repositories = new Repositories(pool, () => catalogue.resources);
    database.knows(repositories);
    close = async () => {
      await pool.end();
      await drop();
    };
  });
  afterAll(() => close());

  const addDepartment = (connection: Connection, name: string) =>
    connection.query({
      text: `insert into employee_department (name, code) values ($1, $1)`,
      values: [name],
    });

  it('reads in the transaction of its connection, which takes back what it saw', async () => {
    const work = database.transaction(mainInstitute, async (transaction) => {
      await addDepartment(transaction, 'Physics');
      const seen = await transaction.repository('employeeDepartment').findOneBy({ name: 'Physics' });
      expect(seen).toMatchObject({ name: 'Physics', code: 'Physics', version: 1, archived: false });
      expect(
        await database.of(mainInstitute).repository('employeeDepartment').existsBy({ name: 'Physics' }),
      ).toBe(false);
      throw new Error('not now');
    });
    await expect(work).rejects.toThrow('not now');
    expect(
      await database.of(mainInstitute).repository('employeeDepartment').countBy({ name: 'Physics' }),
    ).toBe(0);
  });

  it('gives numbers, days and moments as the calls give them', async () => {
    await addDepartment(database.of(mainInstitute), 'Chemistry');
    const found = await database
      .of(mainInstitute)
      .repository('employeeDepartment')
      .find({ where: { archived: false }, order: { name: 'ASC' }, take: 10 });
    expect(found).toHaveLength(1);
    expect(typeof found[0]?.id).toBe('number');
    expect(found[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('reads every table of the catalogue by the keys of its fields', async () => {
    const source = await repositories.open();
    await database.transaction(mainInstitute, async (transaction) => {
      for (const { key } of catalogue.resources)
        expect([key, await transaction.repository(key as 'student').find({ take: 1 })]).toEqual([
          key,
          expect.any(Array),
        ]);
    });
    expect(source.entityMetadatas.length).toBeGreaterThan(catalogue.resources.length - 1);
  });

  it('leaves the pool of the server open when TypeORM is closed', async () => {
    await (await repositories.open()).destroy();
    expect(await database.of(mainInstitute).query({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
  });
});
