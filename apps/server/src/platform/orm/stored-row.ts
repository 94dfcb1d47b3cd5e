import type { BaseRow, Fields, FieldsOfKey, ValueOf } from '@school/kernel';

/** Fields that no column of the record's own table stores in the clear. */
type Elsewhere = 'refs' | 'lines' | 'rollup' | 'computed' | 'lookup' | 'secret';

type StoredKey<F extends Fields> = {
  [K in keyof F]: F[K] extends { type: Elsewhere } | { type: 'group'; packed: true } ? never : K;
}[keyof F];

/** What a column holds: for a file or picture, the number of the stored file. */
type Stored<D> = D extends { type: 'file' | 'image' }
  ? number
  : D extends { type: 'group'; fields: infer G extends Fields }
    ? StoredFields<G>
    : ValueOf<D>;

type IsAlways<D> = D extends
  { required: true } | { default: unknown } | { type: 'flag' | 'choices' | 'group' }
  ? true
  : false;

type StoredFields<F extends Fields> = {
  [K in StoredKey<F>]: IsAlways<F[K]> extends true ? Stored<F[K]> : Stored<F[K]> | null;
};

/** A record as stored in its table, by the keys of its fields; exact numbers and days are texts, as in the calls. */
export type StoredRow<K extends string> = BaseRow & StoredFields<FieldsOfKey<K>>;
