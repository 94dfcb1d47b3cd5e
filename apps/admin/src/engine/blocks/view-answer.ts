import type { ShownColumn, ViewAnswer, ViewRow } from '@school/kernel';

/** A row of a view with its index, by which a table tells rows apart. */
export interface NumberedRow {
  readonly id: number;
  readonly row: ViewRow;
}

/** Columns shown to users. */
export const shownOf = ({ columns }: Pick<ViewAnswer, 'columns'>): readonly ShownColumn[] =>
  columns.filter(({ hidden }) => !hidden);

export const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';
