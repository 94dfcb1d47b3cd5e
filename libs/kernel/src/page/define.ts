import type { Principal } from '../access/access.ts';
import type { MenuEntry } from '../menu/menu-entry.ts';
import type { Block } from './block.ts';

export interface PageOptions {
  readonly module: string;
  readonly label: string;
  /** Addresses; the last parameter names the record: its number, or a field such as `:admissionNumber`. */
  readonly paths: readonly string[];
  /** The resource of that record. It heads the page, and is the parameter of its key of all views. */
  readonly of?: string;
  /** Further parameters of all its views, by the part of the address that holds them: `{ category: 'categoryId' }`. */
  readonly parameters?: Readonly<Record<string, string>>;
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
