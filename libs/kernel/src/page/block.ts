import type { Principal } from '../access/access.ts';

/** A way on from a page: an address with what the record holds in it, `/finance/fees/:admissionNumber`. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
  readonly icon?: string;
  /** By default whoever sees the page. */
  readonly access?: readonly Principal[];
}

/** A part of a page. */
export type Block =
  /** Rows of a view. */
  | { readonly kind: 'table'; readonly view: string; readonly label?: string; readonly empty?: string }
  /** The columns of a view that gives one row, side by side. */
  | { readonly kind: 'facts'; readonly view: string; readonly label?: string }
  /** The generated list of rows that point at the record, with all that can be done to them. */
  | { readonly kind: 'list'; readonly resource: string; readonly via: string; readonly label?: string }
  | { readonly kind: 'links'; readonly links: readonly PageLink[] }
  /** Figures of a view along one of its columns. */
  | {
      readonly kind: 'chart';
      readonly view: string;
      readonly label?: string;
      readonly category: string;
      readonly values: readonly string[];
      readonly shape?: 'line' | 'bars';
    }
  /** A part that is written by hand, bound by its key in the admin. */
  | { readonly kind: 'own'; readonly key: string };

/** What may be said of a block that shows a view. */
type About = { readonly label?: string };

/** Rows of a view. @param more heading, and what stands there when there are none */
export const table = (view: string, more: About & { readonly empty?: string } = {}): Block => ({
  kind: 'table',
  view,
  ...more,
});
/** The one row of a view as facts side by side. */
export const facts = (view: string, more: About = {}): Block => ({ kind: 'facts', view, ...more });
/** Rows of a resource that point at the record. */
export const list = (resource: string, via: string, more: About = {}): Block => ({
  kind: 'list',
  resource,
  via,
  ...more,
});
/** Ways on, as buttons. */
export const links = (...ways: readonly PageLink[]): Block => ({ kind: 'links', links: ways });
/** Figures of a view as a line or bars. */
export const chart = (
  view: string,
  category: string,
  values: readonly string[],
  more: About & { readonly shape?: 'line' | 'bars' } = {},
): Block => ({ kind: 'chart', view, category, values, ...more });
/** A part that is written by hand. */
export const own = (key: string): Block => ({ kind: 'own', key });

/** Keys of the views that a block reads. */
export const viewsOf = (block: Block): readonly string[] => ('view' in block ? [block.view] : []);
