import type { MenuEntry } from '../menu/menu-entry.ts';

/** The rows of a list at an address of its own; anything unspecified is as in the list itself. */
export interface ListPage<F extends string = string> {
  /** Part of the names under which users' columns are stored. */
  readonly key: string;
  readonly label: string;
  readonly screen: string | readonly string[];
  /**
   * To type a name: the search is what one comes for. To ask by many fields: the form of `filters` stands open. Without
   * one it is the list, with another view at first.
   */
  readonly purpose?: 'search' | 'criteria';
  readonly columns?: readonly F[];
  /** The column that heads cards here, where that of the list is the same in every row. */
  readonly head?: F;
  /** Own fields, and those of rows elsewhere: `teaching.subject`. */
  readonly filters?: readonly (F | `${string}.${string}`)[];
  /** Key of the named view shown initially. */
  readonly view?: string;
  readonly menu?: MenuEntry;
  /**
   * It also belongs to this feature, and disappears where the feature is switched off: fields of vehicles without
   * transport.
   */
  readonly feature?: string;
}
