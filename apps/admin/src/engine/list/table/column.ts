import type { ReactNode } from 'react';

/** One column of a table; module screens use it with their own rows too. */
export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly sortable?: boolean;
  readonly render: (row: Row) => ReactNode;
  /** The value is empty: a card leaves it out. */
  readonly isEmpty?: (row: Row) => boolean;
  readonly footer?: ReactNode;
  /** On a card: the heading, or the picture next to it. */
  readonly role?: 'title' | 'picture';
  /** The value as a spreadsheet cell; by default what the screen shows. */
  readonly text?: (row: Row) => string;
  /** Pixels; by default as wide as the content. */
  readonly width?: number;
  /** Stays on the left when the table is scrolled sideways. Pinned columns come first. */
  readonly pinned?: boolean;
}

export interface SortState {
  readonly field: string;
  readonly order: string;
}

/** How the viewer arranges the columns of a table. */
export interface ColumnControl {
  readonly resize: (key: string, width: number | undefined) => void;
  /** Puts the column in the place of another one. */
  readonly move: (key: string, before: string) => void;
}

/** One action on a single cell. */
export interface CellVerb {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

/** Where to go once a cell has been edited; `leave`: the focus is already somewhere else. */
export type EditEnd = 'stay' | 'next' | 'previous' | 'leave';

/** What cells can do besides being viewed. */
export interface CellControl<Row> {
  readonly verbs: (row: Row, key: string) => readonly CellVerb[];
  readonly editable: (row: Row, key: string) => boolean;
  /** The input in place of the cell; calls `onEnd` when it is done. */
  readonly editor: (row: Row, key: string, onEnd: (end: EditEnd) => void) => ReactNode;
  /** What a card shows instead of a value that one touch changes; undefined for all others. */
  readonly touch: (row: Row, key: string) => ReactNode | undefined;
}
