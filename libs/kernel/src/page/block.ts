import type { Principal } from '../access/access.ts';
import type { Expression } from '../tree/expression.ts';
import type { Filter } from '../tree/filter.ts';

/** A way on from a page: an address with what the record holds in it, `/finance/fees/:admissionNumber`. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
  readonly icon?: string;
  /** By default whoever sees the page. */
  readonly access?: readonly Principal[];
}

/** A way on from a row, with what the row holds in its address. */
export interface RowWay extends PageLink {
  /** Only from rows that hold. */
  readonly when?: Expression;
}

/** What is said of rows that lead on. */
interface Leading {
  /** Where a click on a row leads, with what the row holds: `/finance/payroll_groups/:id`. */
  readonly opens?: string;
  readonly ways?: readonly RowWay[];
}

/** Which rows of a resource a list of a page shows, and how: with filters, search, pages and all that can be done to them. */
export interface ListScope extends Leading {
  /** Which of the rows, whatever is asked. */
  readonly where?: Filter;
  /**
   * What a parameter of the page narrows, `{ group: 'group', day: ['payPeriod_lte', 'periodEnd_gte'] }`; a page without
   * the value does not narrow.
   */
  readonly narrows?: Readonly<Record<string, string | readonly string[]>>;
  readonly columns?: readonly string[];
  readonly filters?: readonly string[];
  /** The column that heads cards. */
  readonly head?: string;
  readonly sort?: string;
  /** What stands there when there are none. */
  readonly empty?: string;
  /** Whoever may add rows does it here: a new one begins with what the page narrows to, each by one value. */
  readonly adds?: boolean;
}

/** A part of a page. */
export type Block =
  /** Rows of a view. */
  | ({
      readonly kind: 'table';
      readonly view: string;
      readonly label?: string;
      readonly empty?: string;
      readonly onlyFilled?: boolean;
      readonly access?: readonly Principal[];
    } & Leading)
  /** The columns of a view that gives one row, side by side. */
  | {
      readonly kind: 'facts';
      readonly view: string;
      readonly label?: string;
      readonly access?: readonly Principal[];
    }
  /** The generated list of rows that point at the record, with all that can be done to them. */
  | { readonly kind: 'list'; readonly resource: string; readonly via: string; readonly label?: string }
  /** The generated list of rows that the page names. */
  | { readonly kind: 'rows'; readonly resource: string; readonly scope: ListScope; readonly label?: string }
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
type About = {
  readonly label?: string;
  /** For whom it is, where not everybody who sees the page reads the view. */
  readonly access?: readonly Principal[];
};

/**
 * Rows of a view. @param more heading, where rows lead, and what stands there when there are none: with `onlyFilled`
 * nothing at all
 */
export const table = (
  view: string,
  more: About & Leading & { readonly empty?: string; readonly onlyFilled?: boolean } = {},
): Block => ({
  kind: 'table',
  view,
  ...more,
});
/** The one row of a view as facts side by side. */
export const facts = (view: string, more: About = {}): Block => ({ kind: 'facts', view, ...more });
/** Rows of a resource that point at the record. */
export const list = (resource: string, via: string, more: Pick<About, 'label'> = {}): Block => ({
  kind: 'list',
  resource,
  via,
  ...more,
});
/**
 * Rows of a resource as its list shows them. Without a label it is what the page is for: its state stands in the address.
 * @param scope which rows, and how they are shown
 */
export const rows = (resource: string, scope: ListScope, more: Pick<About, 'label'> = {}): Block => ({
  kind: 'rows',
  resource,
  scope,
  ...more,
});
/** Ways on, as buttons; those that a page begins with stand beside its name. */
export const links = (...ways: readonly PageLink[]): Block => ({ kind: 'links', links: ways });
/** Figures of a view as a line or bars. */
export const chart = (
  view: string,
  category: string,
  values: readonly string[],
  more: Pick<About, 'label'> & { readonly shape?: 'line' | 'bars' } = {},
): Block => ({ kind: 'chart', view, category, values, ...more });
/** A part that is written by hand. */
export const own = (key: string): Block => ({ kind: 'own', key });

/** Key of the resource whose list a block shows. */
export const listedIn = (block: Block): string | undefined =>
  block.kind === 'list' || block.kind === 'rows' ? block.resource : undefined;

/** Keys of the views that a block reads. */
export const viewsOf = (block: Block): readonly string[] => ('view' in block ? [block.view] : []);
