import type { AnyResource } from '@school/kernel';
import { fieldAt } from '../catalogue/fields.ts';
import { packedFields } from '../catalogue/packed-fields.ts';
import { mayRead } from '../catalogue/rights.ts';
import { useEnvironment } from '../environment/environment.ts';
import { usePreference } from '../preference/use-preference.ts';
import { useMemo } from 'react';
import { listName } from './list-page.ts';
import { readLayout, type ColumnLayout } from './columns/column-layout.ts';

const unlisted = new Set(['lines', 'secret', 'richText', 'json', 'group']);

/** Columns named in the address, as by a saved view or a link; they take precedence over the user's own. */
export interface AddressColumns {
  readonly keys?: readonly string[];
  /** The user has arranged the columns: from now on this arrangement applies. */
  readonly drop: () => void;
}

export interface ColumnChoice {
  /** Keys of the visible columns, in order. */
  readonly shown: readonly string[];
  /** The same with widths and pins. */
  readonly layout: ColumnLayout;
  /** Everything that could be shown. */
  readonly all: readonly string[];
  /** False until the user's choice is known. */
  readonly ready: boolean;
  /** Undefined: the initial columns. */
  readonly change: (layout: ColumnLayout | undefined) => void;
}

/** Which columns of a list are shown, where and how wide; stored for this user on the server. */
export const useColumns = (
  resource: AnyResource,
  hidden?: readonly string[],
  address?: AddressColumns,
): ColumnChoice => {
  const { actor } = useEnvironment();
  const kept = usePreference<unknown>(`list.${listName(resource)}.columns`);
  const readable = (key: string): boolean => {
    const field = fieldAt(resource, key);
    return field !== undefined && hidden?.includes(key) !== true && mayRead(actor, resource, field);
  };
  const own = resource.list.columns.filter(readable);
  const first = own.join();
  const others = Object.entries(resource.fields)
    .filter(([key, field]) => !own.includes(key) && !unlisted.has(field.type) && readable(key))
    .map(([key]) => key);
  const added = packedFields(resource).map(({ path }) => path);
  const all = [...own, ...others, ...added, 'createdAt', 'updatedAt', 'id'];
  const known = all.join();
  const asked = address?.keys?.join();
  const layout = useMemo((): ColumnLayout => {
    const isKnown = (key: string): boolean => known.split(',').includes(key);
    const mine = readLayout(kept.value, isKnown);
    const named = readLayout(
      asked?.split(',').map((key) => mine?.find((one) => one.key === key) ?? { key }),
      isKnown,
    );
    return (
      named ??
      mine ??
      readLayout(
        first.split(',').map((key) => ({ key })),
        isKnown,
      ) ??
      []
    );
  }, [kept.value, known, asked, first]);
  return {
    shown: layout.map(({ key }) => key),
    layout,
    all,
    ready: kept.ready,
    change: (next) => {
      kept.keep(next);
      address?.drop();
    },
  };
};
