import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { offeredTo, type RefsField, type Picked } from '@school/kernel';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { offers } from '../../catalogue/rights.ts';
import { useDeliveredWords, useRecordWords } from '../../catalogue/use-record-words.ts';
import type { OptionsRequest } from '../../data/calls.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { useProvider } from '../../environment/use-provider.ts';
import { useAskedBy } from '../frame/asked-context.ts';
import { useRow } from '../frame/row-context.ts';
import { dependsOn, pickerFilter } from './picker-filter.ts';

const debounceMs = 250;
const none: readonly Picked[] = [];
/** Shown below a picker's rows if there are more than it displays. */
export const moreId = -3;
/** Rows that a picker shows; one more is requested, so that it can tell that there are more. */
const shown = 25;
const page = [0, shown] as const;
/** A list shipped with the product is short; the server knows its names in English only, so it is searched here. */
const whole = [0, 299] as const;

/** Whether a record contains the typed text: in its name in the reader's language or in English, or in its second line. */
const holding =
  (typed: string) =>
  ({ pick, label }: { readonly pick: Picked; readonly label: string }): boolean =>
    [label, pick.label, pick.subtitle ?? '', ...Object.values(pick.parts ?? {})].some((text) =>
      String(text).toLowerCase().includes(typed.trim().toLowerCase()),
    );

export interface Picker {
  /** Field of the picker; the form of an action determines what it offers. */
  readonly name: string;
  readonly to: string;
  readonly filter?: RefsField['filter'];
  readonly among?: RefsField['among'];
}

/** What a picker may hold at this moment: determined by the form of an action if it is in one, else by its filter. */
const useOffers = ({ name, to, ...field }: Picker) => {
  const provider = useProvider();
  const { actor } = useEnvironment();
  const filter = offeredTo(field, actor);
  const asked = useAskedBy();
  const row = useRow();
  const narrowed = pickerFilter(filter, row);
  const values = Object.fromEntries(dependsOn(filter).map((field) => [field, row[field]]));
  return {
    key: [narrowed, asked && [asked, name, values]] as const,
    offers: (request: OptionsRequest): Promise<readonly Picked[]> =>
      asked
        ? provider.askedOptions(asked, { field: name, values, ...request })
        : provider.options(to, { filter: narrowed, ...request }),
  };
};

/** The rows that a picker offers for a typed text, and whether there are more; fetched only while it is open. */
export const usePicks = (picker: Picker, typed: string, open: boolean) => {
  const { key, offers } = useOffers(picker);
  const { catalogue } = useEnvironment();
  const said = useDeliveredWords(picker.to);
  const [q, setQ] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), typed === '' ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useQuery({
    queryKey: [picker.to, 'options', said === undefined ? q : '', ...key],
    queryFn: async ({ signal }) => {
      // The second line depends on the definition, which may not have arrived yet: the form must not wait for it.
      const asked = said === undefined ? { q, range: page } : { q: '', range: whole };
      const [found] = await Promise.all([offers({ ...asked, signal }), catalogue.ready([picker.to])]);
      return found;
    },
    enabled: open,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  });
  const found = useMemo(() => {
    const all = query.data ?? none;
    return said === undefined
      ? all
      : all
          .map((pick) => ({ pick, label: said(pick.label) }))
          .filter(holding(q))
          .map(({ pick, label }) => ({ ...pick, label }));
  }, [query.data, said, q]);
  return {
    picks: found.slice(0, shown),
    more: found.length > shown,
    loading: query.isFetching,
    /** The rows belong to the text there now. */
    settled: q === typed && !query.isFetching && (query.isSuccess || query.isError),
    failed: query.isError,
  };
};

/**
 * Clears a picker whose record is no longer offered after something it depends on has changed: a position of another
 * category. The form's initial values stay.
 */
export const useStillOffered = (picker: Picker, value: unknown, onLost: () => void): void => {
  const { key, offers } = useOffers(picker);
  const depends = dependsOn(picker.filter).length > 0;
  const state = JSON.stringify(key);
  const [first] = useState(state);
  const { data } = useQuery({
    queryKey: [picker.to, 'options', 'still', value, ...key],
    queryFn: () => offers({ ids: [Number(value)] }),
    enabled: depends && state !== first && typeof value === 'number',
    staleTime: 10_000,
    retry: false,
  });
  const isLost = data?.length === 0;
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    if (isLost) lost();
  }, [isLost]);
};

/** The words of chosen records, in one call for all of them. */
export const usePickedWords = (
  to: string,
  ids: readonly unknown[],
  known: ReadonlyMap<unknown, Picked>,
): ReadonlyMap<unknown, Picked> => {
  const provider = useProvider();
  const { actor, catalogue } = useEnvironment();
  const unknown = ids.filter((id) => !known.has(id)).map(Number);
  const query = useQuery({
    queryKey: [to, 'options', 'ids', unknown],
    queryFn: () => provider.options(to, { ids: unknown }),
    enabled: unknown.length > 0 && offers(actor, catalogue.resource(to), 'read'),
    staleTime: 60_000,
    retry: false,
  });
  const say = useRecordWords();
  const said = useCallback(
    (pick: Picked): Picked => {
      const label = say(to, pick.label);
      // A record that stays the same object is not another value to the picker, which would discard the typed text.
      return label === pick.label ? pick : { ...pick, label };
    },
    [say, to],
  );
  const found = useMemo(() => (query.data ?? none).map(said), [query.data, said]);
  return new Map([...[...known.values()].map(said), ...found].map((pick) => [pick.id, pick]));
};
