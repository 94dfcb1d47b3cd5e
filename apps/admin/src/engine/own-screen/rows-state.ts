/** How a table whose rows are all here is filtered, sorted and paginated. */
export interface RowsState {
  readonly q: string;
  readonly sort: string;
  readonly order: 'ASC' | 'DESC';
  readonly page: number;
  readonly perPage: number;
}

export interface RowsColumnRules<Row> {
  readonly key: string;
  /** Words of a cell, for searching and sorting. */
  readonly text?: (row: Row) => string;
  /** For columns of figures. */
  readonly figure?: (row: Row) => number;
}

export const firstPerPage = 10;

/** The state described by an address; missing or invalid parts count as the initial state. */
export const readRowsState = (search: URLSearchParams): RowsState => ({
  q: search.get('q') ?? '',
  sort: search.get('sort') ?? '',
  order: search.get('order') === 'DESC' ? 'DESC' : 'ASC',
  page: Math.max(1, Number(search.get('page')) || 1),
  perPage: Math.max(1, Number(search.get('perPage')) || firstPerPage),
});

const words = (text: string): string => text.toLocaleLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** Rows in which every search term is found in some column. */
export const foundRows = <Row>(
  rows: readonly Row[],
  columns: readonly RowsColumnRules<Row>[],
  q: string,
): readonly Row[] => {
  const wanted = words(q).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const text = words(columns.map((column) => column.text?.(row) ?? '').join(' '));
    return wanted.every((word) => text.includes(word));
  });
};

/** Rows sorted by a column; rows that are equal there keep their order. */
export const sortedRows = <Row>(
  rows: readonly Row[],
  columns: readonly RowsColumnRules<Row>[],
  { sort, order }: Pick<RowsState, 'sort' | 'order'>,
): readonly Row[] => {
  const column = columns.find(({ key }) => key === sort);
  const { text, figure } = column ?? {};
  if (!text && !figure) return rows;
  const compare = (a: Row, b: Row): number =>
    figure
      ? figure(a) - figure(b)
      : (text?.(a) ?? '').localeCompare(text?.(b) ?? '', 'en', { numeric: true });
  return rows.toSorted(order === 'DESC' ? (a, b) => compare(b, a) : compare);
};

/** The rows of the page, or of the last one if the page is beyond it. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { page, perPage }: Pick<RowsState, 'page' | 'perPage'>,
): { readonly rows: readonly Row[]; readonly page: number } => {
  const at = Math.min(page, Math.max(1, Math.ceil(rows.length / perPage)));
  return { rows: rows.slice((at - 1) * perPage, at * perPage), page: at };
};
