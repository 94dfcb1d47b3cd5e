import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import type { PaletteEntry, PalettePage } from './entry.ts';
import { matchRank } from './matching.ts';
import { recentRecords } from './recent-records.ts';
import { recordEntry, type FoundRecord } from './record-entry.ts';
import { useKnownEntries } from './use-known-entries.ts';

interface SearchAnswer {
  readonly records: readonly FoundRecord[];
  readonly partial: boolean;
}

const pauseMs = 120;
const mostKnown = 7;
const mostAtFirst = 6;

/** Forms to begin; for those who may begin none, the pages of their menu. */
const firstOf = (known: readonly PaletteEntry[]): readonly PaletteEntry[] => {
  const actions = known.filter(({ kind }) => kind === 'action');
  return (actions.length > 0 ? actions : known).slice(0, mostAtFirst);
};

export interface Palette {
  readonly entries: readonly PaletteEntry[];
  readonly isSearching: boolean;
  /** Time was over before everything was searched. */
  readonly isPartial: boolean;
  readonly failed: boolean;
  /** The record whose number was typed, asked for at once; undefined when there is none. */
  readonly exact: () => Promise<PaletteEntry | undefined>;
}

/** What fits the typed text: known pages and actions at once, records as soon as the server has found them. */
export const usePalette = (typed: string, pages: readonly PalettePage[]): Palette => {
  const environment = useEnvironment();
  const { http, actor, catalogue } = environment;
  const client = useQueryClient();
  const words = useWords();
  const known = useKnownEntries(pages);
  const text = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const query = (q: string) => ({
    queryKey: ['search', q],
    queryFn: async ({ signal }: { readonly signal?: AbortSignal }) => {
      const { data } = await http<SearchAnswer>('/setup/v1/search', {
        query: { q },
        ...(signal ? { signal } : {}),
      });
      // Whether an address names a record by its number or by a field stands in its definition.
      await catalogue.ready(data.records.map(({ resource }) => resource));
      return data;
    },
    staleTime: 15_000,
    retry: false,
  });
  const found = useQuery({ ...query(asked), enabled: asked !== '', placeholderData: keepPreviousData });
  const surroundings = { actor, catalogue, words };
  const deferred = useDeferredValue(text);
  const fitting = useMemo(
    () =>
      known
        .flatMap((entry) => {
          const rank = matchRank(deferred, entry.title, `${entry.about} ${entry.words ?? ''}`);
          return rank === undefined ? [] : [{ entry, rank }];
        })
        // Of two that fit alike the shorter one was meant: `new emp` is New Employee before New Employee category.
        .sort((a, b) => a.rank - b.rank || a.entry.title.length - b.entry.title.length)
        .slice(0, mostKnown)
        .map(({ entry }) => entry),
    [known, deferred],
  );
  const records = text === '' || asked === '' ? [] : (found.data?.records ?? []);
  const [exact, others] = [records.filter((one) => one.exact), records.filter((one) => !one.exact)];
  const shown = (list: readonly FoundRecord[]): PaletteEntry[] =>
    list.flatMap((one) => recordEntry(one, surroundings) ?? []);
  const atFirst = (): PaletteEntry[] => [
    ...recentRecords(actor.id)
      .filter(({ resource }) => catalogue.has(resource))
      .map(({ resource, id, title, to }): PaletteEntry => ({
        key: `recent.${resource}.${id}`,
        kind: 'recent',
        title,
        about: words.one(catalogue.resource(resource)),
        to,
      })),
    ...firstOf(known),
  ];
  return {
    entries: text === '' ? atFirst() : [...shown(exact), ...fitting, ...shown(others)],
    isSearching: text !== '' && (asked !== text || found.isFetching),
    isPartial: found.data?.partial === true,
    failed: found.isError,
    exact: async () => {
      const answer = await client.fetchQuery(query(text)).catch(() => undefined);
      const first = answer?.records.find((one) => one.exact);
      return first && recordEntry(first, surroundings);
    },
  };
};
