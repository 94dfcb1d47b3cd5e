import { readGroup, type ChosenGroup } from '../groups/group-state.ts';

/** What a saved view shows. */
export interface ViewState {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly perPage?: number;
  readonly columns?: readonly string[];
  readonly group?: ChosenGroup | undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (value: unknown): readonly string[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((item): item is string => typeof item === 'string');
  return texts.length > 0 ? texts : undefined;
};

/** Parses what was stored; what makes no sense is left out. */
export const readViewState = (kept: unknown): ViewState => {
  const { filter, sort, perPage, columns, group } = isObject(kept) ? kept : {};
  const shown = textsOf(columns);
  const grouped = readGroup(group);
  return {
    filter: isObject(filter) ? filter : {},
    ...(isObject(sort) && typeof sort['field'] === 'string'
      ? { sort: { field: sort['field'], order: sort['order'] === 'DESC' ? 'DESC' : 'ASC' } }
      : {}),
    ...(typeof perPage === 'number' && perPage > 0 && perPage <= 1000 ? { perPage } : {}),
    ...(shown ? { columns: shown } : {}),
    ...(grouped ? { group: grouped } : {}),
  };
};

/**
 * What the address contains besides filter, order and page: which columns and groups, and which saved view it came from.
 */
export interface AddressExtras {
  readonly columns?: readonly string[];
  readonly view?: number;
  /** Shown as a board instead of a table. */
  readonly board?: true;
  readonly group?: ChosenGroup | undefined;
}

const extrasName = 'displayedFilters';

/** The extras are in the one parameter that the list controller passes through untouched. */
export const readExtras = (search: string): AddressExtras => {
  try {
    const given: unknown = JSON.parse(new URLSearchParams(search).get(extrasName) ?? 'null');
    if (!isObject(given)) return {};
    const columns = textsOf(given['columns']);
    const { view, board } = given;
    const group = readGroup(given['group']);
    return {
      ...(columns ? { columns } : {}),
      ...(typeof view === 'number' ? { view } : {}),
      ...(board === true ? { board } : {}),
      ...(group ? { group } : {}),
    };
  } catch {
    return {};
  }
};

/** Another query string of the same address, with other extras. */
export const withExtras = (search: string, extras: AddressExtras): string => {
  const parameters = new URLSearchParams(search);
  parameters.set(extrasName, JSON.stringify(extras));
  return `?${parameters.toString()}`;
};

/** The query string of an address that shows a view, from its first page. */
export const searchOf = ({ columns, group, ...state }: ViewState, view?: number): string =>
  searchWith(state, {
    ...(columns ? { columns } : {}),
    ...(view === undefined ? {} : { view }),
    ...(group ? { group } : {}),
  });

/** The whole query string of a list: without its filter in the address the list would have none at all. */
export const searchWith = (
  { filter, sort, perPage }: Pick<ViewState, 'filter' | 'sort' | 'perPage'>,
  extras: AddressExtras,
  page = 1,
): string => {
  const parameters = new URLSearchParams({ filter: JSON.stringify(filter), page: String(page) });
  if (sort) {
    parameters.set('sort', sort.field);
    parameters.set('order', sort.order);
  }
  if (perPage) parameters.set('perPage', String(perPage));
  return withExtras(parameters.toString(), extras);
};
