import type { ResourceKey } from '@school/kernel';
import type { FindManyOptions, FindOneOptions, FindOptionsWhere } from 'typeorm';
import type { StoredRow } from './stored-row.ts';

/** The conditions of TypeORM's `find`, by the keys of the fields. */
type Where<K extends ResourceKey> = FindOptionsWhere<StoredRow<K>>;

/**
 * Reads single records of a resource via TypeORM. It has no row rules and knows nothing of rights: module code reads on
 * behalf of the product. Writing goes through `Records`, which maintain version, history and search.
 */
export interface RecordRepository<K extends ResourceKey> {
  findOne(options: FindOneOptions<StoredRow<K>>): Promise<StoredRow<K> | null>;
  findOneBy(where: Where<K> | Where<K>[]): Promise<StoredRow<K> | null>;
  /** @param options always with `take`: a growing list is read by a statement of its own */
  find(options: FindManyOptions<StoredRow<K>> & { readonly take: number }): Promise<StoredRow<K>[]>;
  countBy(where: Where<K> | Where<K>[]): Promise<number>;
  existsBy(where: Where<K> | Where<K>[]): Promise<boolean>;
}
