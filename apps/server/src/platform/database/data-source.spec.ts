import { createTestDatabase } from '../../../test/database.ts';
import { migrate } from '../../database/migrate.ts';
import { systemTables } from '../../database/system-tables.ts';
import { entitiesOf } from '../../engine/schema/entities.ts';
import { Database } from './database.ts';
import { createDataSource, poolOf } from './data-source.ts';

describe('the data source', () => {
  it('shares its pool with the statements of the server and knows the tables', async () => {
    const test = await createTestDatabase();
    await migrate(test.url, 'main', []);
    const source = await createDataSource(test.url, entitiesOf(systemTables), 1);
    try {
      const database = new Database(poolOf(source));
      expect(await database.of('main').query({ text: 'SELECT current_schema() AS name' })).toEqual([
        { name: 'main' },
      ]);
      const series = source.getMetadata('series_counter');
      expect(series.primaryColumns.map(({ propertyName }) => propertyName)).toEqual(['series', 'prefix']);
      expect(source.getMetadata('audit_entry').findColumnWithPropertyName('actorName')?.databaseName).toBe(
        'actor_name',
      );
    } finally {
      await source.destroy();
      await test.drop();
    }
  });
});
