export interface ReportSort {
  readonly column: string;
  readonly order: 'asc' | 'desc';
}

/** Sort order and page from the address; the names cannot be those of parameters. */
export const sortIn = (search: URLSearchParams): ReportSort | undefined => {
  const text = search.get('_sort');
  if (!text) return undefined;
  return text.startsWith('-') ? { column: text.slice(1), order: 'desc' } : { column: text, order: 'asc' };
};

export const pageIn = (search: URLSearchParams): number => {
  const page = Number(search.get('_page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

export const sizeIn = (search: URLSearchParams): number => {
  const size = Number(search.get('_size'));
  return Number.isSafeInteger(size) && size > 0 && size <= 1000 ? size : 100;
};

/** The address with some of its parameters changed; undefined removes one. */
export const changed = (
  search: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  }
  return next;
};

/** The next sort order when a column header is clicked: ascending, descending, initial. */
export const sortAfter = (sort: ReportSort | undefined, column: string): string | undefined => {
  if (sort?.column !== column) return column;
  return sort.order === 'asc' ? `-${column}` : undefined;
};
