import type { ReactNode } from 'react';

/** One column of a table; module screens use it with their own rows too. */
export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly sortable?: boolean;
  readonly render: (row: Row) => ReactNode;
  readonly footer?: ReactNode;
  /** On a card: the heading, or the picture beside it. */
  readonly role?: 'title' | 'picture';
}

export interface SortState {
  readonly field: string;
  readonly order: string;
}
