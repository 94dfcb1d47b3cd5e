import { readGroupedBy, type Actor, type AnyResource, type Filter } from '@school/kernel';
import { fieldAt } from '../../catalogue/fields.ts';
import { mayRead } from '../../catalogue/rights.ts';
import { readFilterKey } from '../../filter/filter-key.ts';
import type { ViewState } from './view-state.ts';

type Wire = Readonly<Record<string, unknown>>;

interface Readable {
  readonly view: ViewState;
  /** Some of it is about fields that the reader may not see. */
  readonly isLess: boolean;
}

/**
 * What is left of a view for a user who may not read everything it is about. Whoever shared it may see more than those it
 * is shared with, for whom the list would be refused as a whole.
 */
export const readableView = (resource: AnyResource, actor: Actor, given: ViewState): Readable => {
  const isHidden = (path: string): boolean => {
    const field = fieldAt(resource, path);
    return field !== undefined && !mayRead(actor, resource, field);
  };
  const readable = (filter: Wire): Wire =>
    Object.fromEntries(
      Object.entries(filter).flatMap(([key, value]): [string, unknown][] => {
        if ((key === '_and' || key === '_or') && Array.isArray(value)) {
          const parts = (value as Wire[]).map(readable).filter((part) => Object.keys(part).length > 0);
          return parts.length > 0 ? [[key, parts]] : [];
        }
        return isHidden(readFilterKey(resource, key).field) ? [] : [[key, value]];
      }),
    );
  const { filter, sort, group, columns, ...rest } = given;
  const isSorted = sort !== undefined && !isHidden(sort.field);
  const isGrouped = group !== undefined && (group === 'none' || !isHidden(readGroupedBy(group.by).path));
  const shown = columns?.filter((key) => !isHidden(key));
  const view: ViewState = {
    ...rest,
    filter: readable(filter) as Filter,
    ...(isSorted ? { sort } : {}),
    ...(shown && shown.length > 0 ? { columns: shown } : {}),
    ...(isGrouped ? { group } : {}),
  };
  return { view, isLess: JSON.stringify(view.filter) !== JSON.stringify(filter) };
};
