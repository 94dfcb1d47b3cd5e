import type { ResourceKey } from '@school/kernel';
import type { FindManyOptions, FindOneOptions, FindOptionsWhere } from 'typeorm';
import type { StoredRow } from './stored-row.ts';

/** The conditions of TypeORM's `find`, by the keys of the fields. */
type Where<K extends ResourceKey> = FindOptionsWhere<StoredRow<K>>;

/**
 * Reading of single records of a resource as TypeORM does it. It has no row rules and knows nothing of rights: module code
 * asks for the product. Writing goes through `Records`, which keep version, history and search.
 */
export interface RecordRepository<K extends ResourceKey> {
  findOne(options: FindOneOptions<StoredRow<K>>): Promise<StoredRow<K> | null>;
  findOneBy(where: Where<K> | Where<K>[]): Promise<StoredRow<K> | null>;
  /** @param options always with `take`: a list that grows is asked for by a statement of its own */
  find(options: FindManyOptions<StoredRow<K>> & { readonly take: number }): Promise<StoredRow<K>[]>;
  countBy(where: Where<K> | Where<K>[]): Promise<number>;
  existsBy(where: Where<K> | Where<K>[]): Promise<boolean>;
}
