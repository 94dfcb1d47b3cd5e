import type { ShownColumn } from '../view/columns.ts';

/** A row of a view, by the keys of its columns. */
export type ViewRow = Readonly<Record<string, unknown>>;

/** What a view answers. It says how its columns are shown, so that a page needs no definition of it. */
export interface ViewAnswer {
  readonly columns: readonly ShownColumn[];
  /** By the keys of the columns. */
  readonly rows: readonly ViewRow[];
  readonly total: number;
  /** Of the columns that have one. */
  readonly totals: ViewRow;
}

/** A fact in the head of a page, with what it shows. */
export interface ShownFact {
  readonly key: string;
  readonly label: string;
  readonly tab?: string;
  readonly columns: readonly ShownColumn[];
  /** By the keys of the columns. */
  readonly rows: readonly ViewRow[];
}

/** A figure of the first page. */
export interface ShownTile {
  readonly key: string;
  readonly label: string;
  readonly icon: string;
  readonly to: string;
  readonly column: ShownColumn;
  /** As its column shows it. */
  readonly value: unknown;
}

/** Something that waits for whoever asks: how many, and the first of them. */
export interface WaitingItem {
  readonly key: string;
  readonly label: string;
  readonly icon: string;
  /** Where all of them stand: a list as it is narrowed to them. */
  readonly to: string;
  readonly shape?: 'cards';
  readonly total: number;
  readonly columns: readonly ShownColumn[];
  /** By the keys of the columns. */
  readonly rows: readonly ViewRow[];
}
