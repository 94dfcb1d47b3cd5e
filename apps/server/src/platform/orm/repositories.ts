import type { AnyResource, ResourceKey } from '@school/kernel';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import type { Connection } from '../database/connection.ts';
import { entitiesOf } from './entities.ts';
import { lentPool, managerOn } from './lent-connections.ts';
import type { RecordRepository } from './record-repository.ts';
import type { StoredRow } from './stored-row.ts';

/** TypeORM on the connections of the server, opened when it is first asked for. */
export class Repositories {
  private readonly pool: Pool;
  private readonly resources: () => readonly AnyResource[];
  private opened: Promise<DataSource> | undefined;

  constructor(pool: Pool, resources: () => readonly AnyResource[]) {
    this.pool = pool;
    this.resources = resources;
  }

  /** What `TypeOrmModule` opens. It never changes a table: migrations do. */
  options(): DataSourceOptions {
    return {
      type: 'postgres',
      driver: { Pool: lentPool(this.pool) },
      entities: [...entitiesOf(this.resources())],
      installExtensions: false,
      synchronize: false,
      logging: false,
    };
  }

  /** The one data source of the process. */
  source(): Promise<DataSource> {
    this.opened ??= new DataSource(this.options()).initialize();
    return this.opened;
  }

  /** The repository of a resource on a connection, inside its transaction when it has one. */
  on<K extends ResourceKey>(connection: Connection, key: K): RecordRepository<K> {
    const repository = async () =>
      managerOn(await this.source(), connection).getRepository<StoredRow<K>>(key);
    return {
      findOne: async (options) => (await repository()).findOne(options),
      findOneBy: async (where) => (await repository()).findOneBy(where),
      find: async (options) => (await repository()).find(options),
      countBy: async (where) => (await repository()).countBy(where),
      existsBy: async (where) => (await repository()).existsBy(where),
    };
  }
}
