import type { Page, ViewRow } from '@school/kernel';
import type { Month } from '../own-screen/month.ts';

interface PageAddress {
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly record: number | undefined;
  readonly month: Month | undefined;
}

/** Numbers, days and keys; 0 means all, and nothing else is a valid parameter of a view. */
const valueIn = (text: string | null | undefined): number | string | undefined => {
  if (text === null || text === undefined || text === '0' || !/^[\w-]{1,60}$/.test(text)) return undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
};

/** The parameters of a page's blocks: its record, further parts of its address, its month. */
export const pageParameters = (page: Page, { path, search, record, month }: PageAddress): ViewRow => ({
  ...Object.fromEntries(
    Object.entries(page.parameters ?? {}).flatMap(([key, part]) => {
      const value = valueIn(path[part] ?? search.get(part));
      return value === undefined ? [] : [[key, value]];
    }),
  ),
  ...(page.month && month ? { [page.month.from]: month.first, [page.month.to]: month.last } : {}),
  ...(page.of !== undefined && record !== undefined ? { [page.of]: record } : {}),
});

/** Whether a part of the page's address is in its query string, where a list would keep its own state. */
export const hasQuery = ({ parameters = {}, month, paths }: Page): boolean =>
  month !== undefined ||
  Object.values(parameters).some((part) => paths.every((path) => !path.split('/').includes(`:${part}`)));
