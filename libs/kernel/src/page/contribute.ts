import type { Principal, Role } from '../access/access.ts';
import type { Block } from './block.ts';

/** One fact in the header of a record's page. */
export interface SummaryFact {
  readonly key: string;
  readonly label: string;
  readonly view: string;
  /** Columns of its first row, one below the other. */
  readonly shows: readonly string[];
  /** The tab with the details. */
  readonly tab?: string;
  /** All rows of the view, not only the first: the guardians of a student. */
  readonly all?: true;
}

/** A tab of a record's page. */
export interface ContributedTab {
  readonly key: string;
  readonly label: string;
  readonly blocks: readonly Block[];
  /** By default anyone who reads what its first block shows. */
  readonly access?: readonly Principal[];
}

/** A figure on the home page: a column of the only row of a view, and where it leads. */
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

/** Something awaiting whoever opens the home page: rows of a view, each with a link to where it is dealt with. */
export interface HomeItem {
  readonly key: string;
  readonly label: string;
  readonly icon: string;
  readonly view: string;
  /** Where they are all listed. */
  readonly to: string;
  readonly order?: number;
  /** Kinds of account it is for; by default those the view names if it names nothing else, or anyone who may open it. */
  readonly roles?: readonly Role[];
  readonly access?: readonly Principal[];
  /** Not for these, who get it through another item. */
  readonly unless?: readonly Principal[];
  /** A card for each row instead of a line: the children of a parent. */
  readonly shape?: 'cards';
}

/** What a module adds to the page of a record. */
export interface RecordContribution {
  readonly module: string;
  readonly summary?: readonly SummaryFact[];
  readonly tabs?: readonly ContributedTab[];
}
/** What a module adds to the home page of a role. */
export interface HomeContribution {
  readonly module: string;
  readonly tiles?: readonly HomeTile[];
  readonly waiting?: readonly HomeItem[];
}
export type Contribution = { readonly to: string } & RecordContribution & HomeContribution;

/**
 * Adds parts to a page that belongs to another module, without either importing the other. The record of the page is the
 * view parameter that has the key of its resource.
 * @param to key of the resource whose page it is, or `home` for the first page after sign-in
 */
export function contribute(to: 'home', contribution: HomeContribution): Contribution;
export function contribute(to: string, contribution: RecordContribution): Contribution;
export function contribute(to: string, contribution: HomeContribution | RecordContribution): Contribution {
  return { to, ...contribution };
}

/** A tab with those who may open it: principals, or anyone who reads a resource. */
export interface PlacedTab extends ContributedTab {
  readonly module: string;
  /** Key of the resource whose rows it shows. */
  readonly reads?: string;
}

/** What all modules add to the page of a resource, in order. */
export interface ContributedParts {
  /** There are facts for its header; the server returns them with their values. */
  readonly summary: boolean;
  readonly tabs: readonly PlacedTab[];
}
