import type { AnyResource } from '@school/kernel';
import { useStore } from 'ra-core';
import { fieldAt } from '../catalogue/fields.ts';
import { mayRead } from '../catalogue/rights.ts';
import { useEnvironment } from '../environment/environment.ts';

const unlisted = new Set(['lines', 'secret', 'richText', 'json', 'group']);

export interface ColumnChoice {
  /** Keys of the columns that are shown, in order. */
  readonly shown: readonly string[];
  /** Everything that could be shown. */
  readonly all: readonly string[];
  readonly change: (shown: readonly string[] | undefined) => void;
}

/** Which columns of a list are shown; the choice is kept for this user. */
export const useColumns = (resource: AnyResource, hidden?: string): ColumnChoice => {
  const { actor } = useEnvironment();
  const [kept, setKept] = useStore<readonly string[] | undefined>(`columns.${resource.key}`, undefined);
  const readable = (key: string): boolean => {
    const field = fieldAt(resource, key);
    return field !== undefined && key !== hidden && mayRead(actor, resource, field);
  };
  const own = resource.list.columns.filter(readable);
  const others = Object.entries(resource.fields)
    .filter(([key, field]) => !own.includes(key) && !unlisted.has(field.type) && readable(key))
    .map(([key]) => key);
  return {
    shown: kept ? kept.filter(readable) : own,
    all: [...own, ...others, 'updatedAt'],
    change: setKept as ColumnChoice['change'],
  };
};
