import type { ShownColumn } from '../view/columns.ts';

/** A row of a view, by column key. */
export type ViewRow = Readonly<Record<string, unknown>>;

/** The response of a view. It describes how its columns are shown, so that a page needs no definition of it. */
export interface ViewAnswer {
  readonly columns: readonly ShownColumn[];
  /** By column key. */
  readonly rows: readonly ViewRow[];
  readonly total: number;
  /** For the columns that have one. */
  readonly totals: ViewRow;
}

/** A fact in the header of a page, with what it shows. */
export interface ShownFact {
  readonly key: string;
  readonly label: string;
  readonly tab?: string;
  readonly columns: readonly ShownColumn[];
  /** By column key. */
  readonly rows: readonly ViewRow[];
}

/** A figure on the start page. */
export interface ShownTile {
  readonly key: string;
  readonly label: string;
  readonly icon: string;
  readonly to: string;
  readonly column: ShownColumn;
  /** As shown in its column. */
  readonly value: unknown;
}

/** Something awaiting the current user: how many, and the first of them. */
export interface WaitingItem {
  readonly key: string;
  readonly label: string;
  readonly icon: string;
  /** Where all of them are listed: a list filtered to them. */
  readonly to: string;
  readonly shape?: 'cards';
  readonly total: number;
  readonly columns: readonly ShownColumn[];
  /** By column key. */
  readonly rows: readonly ViewRow[];
}
