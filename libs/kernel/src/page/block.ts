import type { Principal } from '../access/access.ts';
import type { Expression } from '../tree/expression.ts';
import type { Filter } from '../tree/filter.ts';

/** A link from a page: an address filled in from the record, `/finance/fees/:admissionNumber`. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
  readonly icon?: string;
  /** By default anyone who sees the page. */
  readonly access?: readonly Principal[];
}

/** A link from a row, its address filled in from the row. */
export interface RowWay extends PageLink {
  /** Only from rows that match. */
  readonly when?: Expression;
}

/** What is said of rows that have a link. */
interface Leading {
  /** Where a click on a row leads, filled in from the row: `/finance/payroll_groups/:id`. */
  readonly opens?: string;
  readonly ways?: readonly RowWay[];
}

/** Which rows of a resource a list on a page shows, and how: with filters, search, paging and all their actions. */
export interface ListScope extends Leading {
  /** Which of the rows, regardless of parameters. */
  readonly where?: Filter;
  /**
   * What a parameter of the page narrows, `{ group: 'group', day: ['payPeriod_lte', 'periodEnd_gte'] }`; without the value
   * the page does not narrow.
   */
  readonly narrows?: Readonly<Record<string, string | readonly string[]>>;
  readonly columns?: readonly string[];
  readonly filters?: readonly string[];
  /** The column that heads cards. */
  readonly head?: string;
  readonly sort?: string;
  /** Shown when there are none. */
  readonly empty?: string;
  /**
   * Whoever may add rows does it here: a new one starts with the values the page narrows to, where each is a single value.
   */
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
  /** The columns of a single-row view, side by side. */
  | {
      readonly kind: 'facts';
      readonly view: string;
      readonly label?: string;
      readonly access?: readonly Principal[];
    }
  /** The generated list of rows that reference the record, with all their actions. */
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
  /** A hand-written part, bound by its key in the admin. */
  | { readonly kind: 'own'; readonly key: string };

/** Options of a block that shows a view. */
type About = {
  readonly label?: string;
  /** Who it is for, where not everyone who sees the page may read the view. */
  readonly access?: readonly Principal[];
};

/**
 * Rows of a view. @param more heading, where rows lead, and what is shown when there are none: with `onlyFilled` nothing at
 * all
 */
export const table = (
  view: string,
  more: About & Leading & { readonly empty?: string; readonly onlyFilled?: boolean } = {},
): Block => ({
  kind: 'table',
  view,
  ...more,
});
/** The single row of a view as facts side by side. */
export const facts = (view: string, more: About = {}): Block => ({ kind: 'facts', view, ...more });
/** Rows of a resource that reference the record. */
export const list = (resource: string, via: string, more: Pick<About, 'label'> = {}): Block => ({
  kind: 'list',
  resource,
  via,
  ...more,
});
/**
 * Rows of a resource as its list shows them. Without a label it is the page's main content: its state is kept in the
 * address.
 * @param scope which rows, and how they are shown
 */
export const rows = (resource: string, scope: ListScope, more: Pick<About, 'label'> = {}): Block => ({
  kind: 'rows',
  resource,
  scope,
  ...more,
});
/** Links, as buttons; those at the start of a page are placed next to its name. */
export const links = (...ways: readonly PageLink[]): Block => ({ kind: 'links', links: ways });
/** Figures of a view as a line or bar chart. */
export const chart = (
  view: string,
  category: string,
  values: readonly string[],
  more: Pick<About, 'label'> & { readonly shape?: 'line' | 'bars' } = {},
): Block => ({ kind: 'chart', view, category, values, ...more });
/** A hand-written part. */
export const own = (key: string): Block => ({ kind: 'own', key });

/** Key of the resource whose list a block shows. */
export const listedIn = (block: Block): string | undefined =>
  block.kind === 'list' || block.kind === 'rows' ? block.resource : undefined;

/** Keys of the views that a block reads. */
export const viewsOf = (block: Block): readonly string[] => ('view' in block ? [block.view] : []);
