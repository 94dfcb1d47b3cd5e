import { catalogue } from '@school/resources';
import { createTestDatabase } from '../../test/database.ts';
import { migratedTemplate } from '../../test/migrated.ts';
import type { TestDatabase } from '../../test/database.ts';
import { differenceOf, draftMigration } from './make-migration.ts';
import { migrations } from './migrations/index.ts';
import { migrate, revertLast } from './migrate.ts';
import { wantedTables } from './wanted-tables.ts';

const tables = wantedTables(catalogue);

describe('the migrations', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase(migratedTemplate);
  });
  afterEach(() => database.drop());

  it('give the tables that the catalogue wants; otherwise run npm run migrate:make', async () => {
    const { steps, refused } = await differenceOf(database.url, tables);
    expect({ steps, refused }).toEqual({ steps: [], refused: [] });
  });

  it('begin with one that can be taken back whole', async () => {
    const empty = await createTestDatabase();
    const first = migrations.slice(0, 1);
    await migrate(empty.url, 'main', first);
    await revertLast(empty.url, 'main', first);
    expect(await differenceOf(empty.url, [])).toEqual({
      steps: [],
      refused: [],
      leftBehind: [],
      leftEarlier: [],
    });
    await empty.drop();
  });

  it('are written from the difference, which they remove', async () => {
    const more = [
      ...tables,
      { name: 'extra', columns: [{ name: 'id', type: 'bigint' }], indexes: [], checks: [] },
    ];
    const draft = await draftMigration(database.url, more, migrations, { narrow: false, drop: false });
    expect(draft.statements?.up.join()).toMatch(/^CREATE TABLE "extra" \([^,]*,[^,]*\)$/);
    expect((await differenceOf(database.url, more)).steps).toEqual([]);
  });
});
