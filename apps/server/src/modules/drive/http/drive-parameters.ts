import { f, list } from '@school/kernel';
import { badParameter } from '../../../engine/calls/query-parameters.ts';
import { bodyIds, bodyObject } from '../../../engine/own-calls/body-values.ts';
import { idParameter } from '../../../engine/own-calls/id-or-all.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { unknownItem } from '../drive-refusal.ts';
import type { ItemRange } from '../items/item-reading.store.ts';

const mostRows = 1000;
const mostPeople = 500;

/** The requested page, `range=[0,199]`; the first thousand by default. @throws Refusal 400 */
export const rangeOf = (range: string | null): ItemRange => {
  if (range === null) return [0, mostRows - 1];
  const found = /^\[(\d{1,9}),(\d{1,9})\]$/.exec(range);
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || to < from || to - from >= mostRows)
    throw badParameter('range', 'range must be [from,to], at most %{max} rows.', { max: mostRows });
  return [from, to];
};

/** A folder in the query; undefined stands for the root. Anything that is not an id is a folder that does not exist. */
export const folderOf = (text: string | null | undefined): number | undefined => {
  if (text === undefined || text === null || text === 'root') return undefined;
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  if (id === 0) throw unknownItem();
  return id;
};

/** A version number in the query. @throws Refusal 400 */
export const versionOf = (query: KnownParameters): number | undefined =>
  idParameter('version', query['version']) || undefined;

/** Whom an item is shared with. */
export const people = { userIds: list(f.ref('user'), { required: true, min: 1, max: mostPeople }) };

/** Ids of users in a body: `{userIds: […]}` or the bare list. @throws Refusal 400 */
export const usersOf = (body: unknown): readonly number[] =>
  bodyIds(Array.isArray(body) ? body : bodyObject(body ?? {}, '', people)['userIds'], 'userIds', mostPeople);
