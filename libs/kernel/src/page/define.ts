import type { Principal } from '../access/access.ts';
import type { MenuEntry } from '../menu/menu-entry.ts';
import type { Block } from './block.ts';

/** A month as two parameters of all blocks of a page; it is kept in the address as `month` once chosen. */
export interface PageMonth {
  /** Parameters for its first and last day. */
  readonly from: string;
  readonly to: string;
  /** Initially the latest one that has rows, else the current one: their resource and one of its day fields. */
  readonly latest: { readonly resource: string; readonly day: string };
}

export interface PageOptions {
  readonly module: string;
  readonly label: string;
  /** Addresses; the last parameter, or `record`, names the record: its number, or a field such as `:admissionNumber`. */
  readonly paths: readonly string[];
  /** The resource of that record. It heads the page, and is passed to all views as the parameter with its key. */
  readonly of?: string;
  /** The part of the address that identifies the record where it is not the last one. */
  readonly record?: string;
  /**
   * Further parameters of all its views, by the part of the address (path or query) that holds them: `{ category:
   * 'categoryId' }`. One that is missing from the address narrows nothing.
   */
  readonly parameters?: Readonly<Record<string, string>>;
  /** A month that the reader chooses. */
  readonly month?: PageMonth;
  readonly access: readonly Principal[];
  /** Address of the entry that the menu highlights and the breadcrumb shows as its parent. */
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
