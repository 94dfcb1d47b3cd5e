import type { AnyField, Fields, GroupField } from './definition.ts';
import type { StoredFile } from './file/stored-file.ts';

type ScalarOf<K> = K extends 'int' ? number : K extends 'flag' ? boolean : string;

/** The value of a field in a row returned by the calls. Exact numbers and dates are strings. */
export type ValueOf<F> = F extends { type: 'choice'; options: infer O }
  ? keyof O & string
  : F extends { type: 'choices'; options: infer O }
    ? readonly (keyof O & string)[]
    : F extends { type: 'int' | 'ref' }
      ? number
      : F extends { type: 'rollup'; as: infer K }
        ? ScalarOf<K>
        : F extends { type: 'rollup' }
          ? number
          : F extends { type: 'flag' }
            ? boolean
            : F extends { type: 'refs' }
              ? readonly number[]
              : F extends { type: 'lines' }
                ? readonly Readonly<Record<string, unknown>>[]
                : F extends { type: 'group'; fields: infer G }
                  ? G extends Fields
                    ? RowOf<G>
                    : never
                  : F extends { type: 'file' | 'image' }
                    ? StoredFile
                    : F extends { type: 'computed' | 'lookup'; as: infer K }
                      ? ScalarOf<K>
                      : F extends { type: 'json' }
                        ? unknown
                        : F extends { type: 'secret' }
                          ? never
                          : string;

type Always<F> = F extends { required: true }
  ? true
  : F extends { default: unknown }
    ? true
    : F extends { type: 'flag' | 'lines' | 'refs' | 'choices' | 'group' | 'series' }
      ? true
      : false;

export type RowOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { type: 'secret' } ? never : K]: Always<F[K]> extends true
    ? ValueOf<F[K]>
    : ValueOf<F[K]> | null;
};

/** The options of all choices of a definition: the possible states of its life cycle. */
export type StateIn<F extends Fields> = {
  [K in keyof F]-?: F[K] extends { type: 'choice'; options: infer O } ? keyof O & string : never;
}[keyof F];

/** Types whose value only the server sets. */
export type DerivedType = 'series' | 'computed' | 'rollup' | 'lookup';
type Writable<F> = F extends { type: DerivedType } ? false : F extends { readOnly: true } ? false : true;
type InputOf<F> = F extends { type: 'secret' }
  ? string
  : F extends { type: 'file' | 'image' }
    ? number
    : F extends { type: 'group'; fields: infer G }
      ? G extends Fields
        ? ChangeOf<G>
        : never
      : ValueOf<F>;
type MustGive<F> = F extends { required: true }
  ? F extends { default: unknown } | { defaultFrom: string }
    ? false
    : Writable<F>
  : false;

/** What a create accepts: required fields without a default must be present. */
export type CreateOf<F extends Fields> = {
  readonly [K in keyof F as MustGive<F[K]> extends true ? K : never]: InputOf<F[K]>;
} & {
  readonly [
    K in keyof F as MustGive<F[K]> extends true ? never : Writable<F[K]> extends true ? K : never
  ]?: InputOf<F[K]> | null;
};

/** What an update accepts: any writable field. */
export type ChangeOf<F extends Fields> = {
  readonly [K in keyof F as Writable<F[K]> extends true ? K : never]?: InputOf<F[K]> | null;
};

/** Every record carries these. */
export interface BaseRow {
  readonly id: number;
  readonly version: number;
  readonly archived: boolean;
  readonly createdAt: string;
  readonly createdBy: number | null;
  readonly updatedAt: string;
  readonly updatedBy: number | null;
}

export type { AnyField, GroupField };
