import type { Principal, Role } from '../access/access.ts';
import type { Block } from './block.ts';

/** One fact in the head of a record's page. */
export interface SummaryFact {
  readonly key: string;
  readonly label: string;
  readonly view: string;
  /** Columns of its first row, one below the other. */
  readonly shows: readonly string[];
  /** The tab that tells more. */
  readonly tab?: string;
  /** All rows of the view and not only the first: the guardians of a student. */
  readonly all?: true;
}

/** A tab of a record's page. */
export interface ContributedTab {
  readonly key: string;
  readonly label: string;
  readonly blocks: readonly Block[];
  /** By default whoever reads what its first block shows. */
  readonly access?: readonly Principal[];
}

/** A figure of the first page: a column of the only row of a view, and where it leads. */
export interface HomeTile {
  readonly key: string;
  readonly label: string;
  readonly icon: string;
  readonly view: string;
  readonly shows: string;
  readonly to: string;
  readonly roles?: readonly Role[];
  readonly access?: readonly Principal[];
}

/** Something that waits for whoever opens the first page: rows of a view, each with a link that ends in the act. */
export interface HomeItem {
  readonly key: string;
  readonly label: string;
  readonly icon: string;
  readonly view: string;
  /** Where all of them stand. */
  readonly to: string;
  readonly order?: number;
  /** Kinds of account that it is for; by default whoever opens the view. */
  readonly roles?: readonly Role[];
  readonly access?: readonly Principal[];
  /** Not for these, who have it by another item. */
  readonly unless?: readonly Principal[];
  /** A card for each row, and not a line: the children of a parent. */
  readonly shape?: 'cards';
}

/** What a module adds to the page of a record. */
export interface RecordContribution {
  readonly module: string;
  readonly summary?: readonly SummaryFact[];
  readonly tabs?: readonly ContributedTab[];
}
/** What a module adds to the first page of a role. */
export interface HomeContribution {
  readonly module: string;
  readonly tiles?: readonly HomeTile[];
  readonly waiting?: readonly HomeItem[];
}
export type Contribution = { readonly to: string } & RecordContribution & HomeContribution;

/**
 * Adds parts to a page that belongs to another module, without either importing the other. The record of the page is the
 * parameter of the views that has the key of its resource.
 * @param to key of the resource whose page it is, or `home` for the first page after sign-in
 */
export function contribute(to: 'home', contribution: HomeContribution): Contribution;
export function contribute(to: string, contribution: RecordContribution): Contribution;
export function contribute(to: string, contribution: HomeContribution | RecordContribution): Contribution {
  return { to, ...contribution };
}

/** A tab with who opens it: principals, or whoever reads a resource. */
export interface PlacedTab extends ContributedTab {
  readonly module: string;
  /** Key of the resource that it shows rows of. */
  readonly reads?: string;
}

/** What the page of a resource has from all modules, in their order. */
export interface ContributedParts {
  /** There are facts for its head; the server gives them with their values. */
  readonly summary: boolean;
  readonly tabs: readonly PlacedTab[];
}
