import type { Principal } from '../access/access.ts';
import type { MenuEntry } from '../menu/menu-entry.ts';
import type { Block } from './block.ts';

/** A month as two parameters of all blocks of a page; it stands in the address as `month` once it was chosen. */
export interface PageMonth {
  /** Parameters that are its first and its last day. */
  readonly from: string;
  readonly to: string;
  /** At first it is the latest one that has rows, else the current one: their resource and a day of it. */
  readonly latest: { readonly resource: string; readonly day: string };
}

export interface PageOptions {
  readonly module: string;
  readonly label: string;
  /** Addresses; the last parameter, or `record`, names the record: its number, or a field such as `:admissionNumber`. */
  readonly paths: readonly string[];
  /** The resource of that record. It heads the page, and is the parameter of its key of all views. */
  readonly of?: string;
  /** The part of the address that names the record where it is not the last one. */
  readonly record?: string;
  /**
   * Further parameters of all its views, by the part of the address that holds them, its path or its query:
   * `{ category: 'categoryId' }`. Where the address lacks one, nothing is narrowed by it.
   */
  readonly parameters?: Readonly<Record<string, string>>;
  /** A month that the reader chooses. */
  readonly month?: PageMonth;
  readonly access: readonly Principal[];
  /** Address of the entry that the menu highlights and the breadcrumb shows above. */
  readonly parent?: string | readonly string[];
  readonly menu?: MenuEntry;
  readonly blocks: readonly Block[];
}
export interface Page<K extends string = string> extends PageOptions {
  readonly kind: 'page';
  readonly key: K;
}

/** A page made of blocks; no component is written for it. */
export const definePage = <const K extends string>(key: K, options: PageOptions): Page<K> => ({
  ...options,
  kind: 'page',
  key,
});
