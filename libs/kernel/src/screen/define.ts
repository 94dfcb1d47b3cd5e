import type { Principal } from '../access/access.ts';
import type { MenuEntry } from '../menu/menu-entry.ts';

export interface ScreenOptions {
  readonly module: string;
  readonly label: string;
  /** Addresses with `:name` parameters; all open the same screen, links use the first one. */
  readonly paths: readonly string[];
  /** Whoever may open it; `public` needs no session. */
  readonly access: readonly Principal[] | 'public';
  /** What users do for themselves, which administrators do not get by virtue of their role: paying for one's children. */
  readonly forOneself?: true;
  /** Address of the entry that the menu highlights and the breadcrumb shows as its parent; of several, the first that the user has. */
  readonly parent?: string | readonly string[];
  /** Key of the resource of which it shows one record, given by the last parameter; its list and page lead here. */
  readonly about?: string;
  /** It replaces the generated page of that record: rows of its lists open it. */
  readonly isPage?: true;
  readonly menu?: MenuEntry;
  /** `hub` screens show the cards of their menu group and need no component. */
  readonly hub?: string;
}
export interface Screen<K extends string = string> extends ScreenOptions {
  readonly kind: 'screen';
  readonly key: K;
}

/** A page that is neither list nor form nor report. The component is bound by key in the admin. */
export const defineScreen = <const K extends string>(key: K, options: ScreenOptions): Screen<K> => ({
  ...options,
  kind: 'screen',
  key,
});
