import type { AnyResource, ResourceKey } from '@school/kernel';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import type { Connection } from '../database/connection.ts';
import { entitiesOf } from './entities.ts';
import { lentPool, managerOn } from './lent-connections.ts';
import type { RecordRepository } from './record-repository.ts';
import type { StoredRow } from './stored-row.ts';

/** TypeORM on the connections of the server. */
export class Repositories {
  private readonly pool: Pool;
  private readonly resources: () => readonly AnyResource[];
  private made: DataSource | undefined;
  private opened: Promise<DataSource> | undefined;

  constructor(pool: Pool, resources: () => readonly AnyResource[]) {
    this.pool = pool;
    this.resources = resources;
  }

  /** The one data source of the process. It never changes a table: migrations do. */
  dataSource(): DataSource {
    this.made ??= new DataSource(this.options());
    return this.made;
  }

  /**
   * The options for `TypeOrmModule`. It does not open the data source, which takes 0.4 s of processor time: a server does
   * so before it listens, and anything that needs no repository never does.
   */
  options(): DataSourceOptions & { readonly manualInitialization: true } {
    return {
      type: 'postgres',
      driver: { Pool: lentPool(this.pool) },
      entities: [...entitiesOf(this.resources())],
      installExtensions: false,
      synchronize: false,
      logging: false,
      manualInitialization: true,
    };
  }

  /** The data source, opened on first use. */
  open(): Promise<DataSource> {
    this.opened ??= this.dataSource().initialize();
    return this.opened;
  }

  /** The repository of a resource on a connection, inside its transaction if it has one. */
  on<K extends ResourceKey>(connection: Connection, key: K): RecordRepository<K> {
    const repository = async () => managerOn(await this.open(), connection).getRepository<StoredRow<K>>(key);
    return {
      findOne: async (options) => (await repository()).findOne(options),
      findOneBy: async (where) => (await repository()).findOneBy(where),
      find: async (options) => (await repository()).find(options),
      countBy: async (where) => (await repository()).countBy(where),
      existsBy: async (where) => (await repository()).existsBy(where),
    };
  }
}
