import type { ShownColumn } from '@school/kernel';

export type ViewRow = Readonly<Record<string, unknown>>;

/** What a view answers: rows, and how their columns are shown. */
export interface ViewAnswer {
  readonly columns: readonly ShownColumn[];
  readonly rows: readonly ViewRow[];
  readonly total: number;
  readonly totals: ViewRow;
}

/** Columns that people see. */
export const shownOf = ({ columns }: Pick<ViewAnswer, 'columns'>): readonly ShownColumn[] =>
  columns.filter(({ hidden }) => !hidden);

export const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';
