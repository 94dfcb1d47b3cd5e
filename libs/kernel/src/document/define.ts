import type { Principal } from '../access/access.ts';

export interface DocumentOptions {
  readonly module: string;
  readonly label: string;
  /** The resource of which one row is printed. */
  readonly of: string;
  readonly paper: 'A4' | 'A4-landscape' | 'A5' | '80mm';
  readonly access: readonly Principal[];
}
export interface Document<K extends string = string> extends DocumentOptions {
  readonly kind: 'document';
  readonly key: K;
}

/** Something that is printed from one record. Its figures and template are bound by key on the server. */
export const defineDocument = <const K extends string>(key: K, options: DocumentOptions): Document<K> => ({
  ...options,
  kind: 'document',
  key,
});
