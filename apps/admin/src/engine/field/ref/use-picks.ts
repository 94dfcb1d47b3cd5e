import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Filter } from '@school/kernel';
import { useEffect, useState } from 'react';
import type { Picked } from '../../data/calls.ts';
import { useProvider } from '../../environment/use-provider.ts';
import { useAskedBy } from '../frame/asked-context.ts';
import { useRow } from '../frame/row-context.ts';
import { dependsOn, pickerFilter } from './picker-filter.ts';

const debounceMs = 250;
const none: readonly Picked[] = [];
const page = [0, 24] as const;

interface Picker {
  /** Field of the picker; the form of an action offers by it. */
  readonly name: string;
  readonly to: string;
  readonly filter?: Filter;
}

/** The rows that a picker offers for a typed text; asked for only while the picker is open. */
export const usePicks = ({ name, to, filter }: Picker, typed: string, open: boolean) => {
  const provider = useProvider();
  const asked = useAskedBy();
  const row = useRow();
  const narrowed = pickerFilter(filter, row);
  const values = Object.fromEntries(dependsOn(filter).map((field) => [field, row[field]]));
  const [q, setQ] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), typed === '' ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useQuery({
    queryKey: [to, 'options', q, narrowed, asked && [asked, name, values]],
    queryFn: ({ signal }) =>
      asked
        ? provider.askedOptions(asked, { field: name, q, values, range: page, signal })
        : provider.options(to, { q, filter: narrowed, range: page, signal }),
    enabled: open,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  });
  return { picks: query.data ?? none, loading: query.isFetching, failed: query.isError };
};

/** The words of chosen records, one call for all of them. */
export const usePickedWords = (
  to: string,
  ids: readonly unknown[],
  known: ReadonlyMap<unknown, Picked>,
): ReadonlyMap<unknown, Picked> => {
  const provider = useProvider();
  const unknown = ids.filter((id) => !known.has(id)).map(Number);
  const query = useQuery({
    queryKey: [to, 'options', 'ids', unknown],
    queryFn: () => provider.options(to, { ids: unknown }),
    enabled: unknown.length > 0,
    staleTime: 60_000,
    retry: false,
  });
  return new Map([...known, ...(query.data ?? none).map((pick) => [pick.id, pick] as const)]);
};
