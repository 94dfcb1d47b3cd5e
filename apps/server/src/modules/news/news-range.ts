import { Invalid } from '@school/kernel';
import type { Violation } from '@school/kernel';
import type { NewsRange } from './news.store.ts';

const defaultRows = 200;
const mostRows = 1000;

export type NewsQuery = Readonly<Record<string, unknown>>;

const refuse = (message: string, params?: Violation['params']): Invalid => new Invalid(message, [], params);

/**
 * The page that a list call asks for, `range=[0,24]`; without it the newest 200.
 * @throws Invalid for parameters that are not known
 */
export const newsRangeOf = (query: NewsQuery, more: readonly string[] = []): NewsRange => {
  const unknown = Object.keys(query).find((key) => key !== 'range' && !more.includes(key));
  if (unknown !== undefined) throw refuse('The parameter %{unknown} is not known.', { unknown });
  if (query['range'] === undefined) return [0, defaultRows - 1];
  const found = typeof query['range'] === 'string' ? /^\[(\d{1,9}),(\d{1,9})\]$/.exec(query['range']) : null;
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || to < from || to - from >= mostRows)
    throw refuse('range must be [from,to], at most 1000 rows.');
  return [from, to];
};

/** The words that are searched for. */
export const searchOf = ({ search }: NewsQuery): string => {
  if (search === undefined || typeof search === 'string') return (search ?? '').trim();
  throw refuse('search is given once.');
};
