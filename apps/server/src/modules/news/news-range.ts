import { Invalid } from '@school/kernel';
import type { NewsRange } from './news.store.ts';

const defaultRows = 200;
const mostRows = 1000;

/**
 * The page requested by a list call, `range=[0,24]`; without it the newest 200.
 * @throws Invalid for any other text
 */
export const newsRangeOf = (text: string | null): NewsRange => {
  if (text === null) return [0, defaultRows - 1];
  const found = /^\[(\d{1,9}),(\d{1,9})\]$/.exec(text);
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || to < from || to - from >= mostRows)
    throw new Invalid('range must be [from,to], at most 1000 rows.', []);
  return [from, to];
};
