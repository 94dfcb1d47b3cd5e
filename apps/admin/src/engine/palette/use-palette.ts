import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import type { FoundRecord } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import type { PaletteEntry, PalettePage } from './entry.ts';
import { eachOnce, rankedEntries } from './ranked-entries.ts';
import { recordEntry } from './record-entry.ts';
import { useKnownEntries } from './use-known-entries.ts';
import { useOwnEntries } from './use-own-entries.ts';
import { useSearchQuery } from './use-search-query.ts';
import { verbEntries } from './verb-entries.ts';

const pauseMs = 120;
/** A search that timed out is repeated: what it read is available by then. */
const againMs = 700;
const mostTries = 4;

/** More than one word: a record and a verb, perhaps. */
export const hasBlank = (text: string): boolean => /\S\s+\S/.test(text);

export interface Palette {
  readonly entries: readonly PaletteEntry[];
  readonly isSearching: boolean;
  /** Time ran out before everything was searched, and it is not retried. */
  readonly isPartial: boolean;
  /** It takes its time: what was found so far is shown, and more may follow. */
  readonly isSlow: boolean;
  readonly failed: boolean;
  /** The record whose number was typed, requested immediately; undefined if there is none. */
  readonly exact: () => Promise<PaletteEntry | undefined>;
  /** What comes first once the whole typed text has been searched for. */
  readonly best: () => Promise<PaletteEntry | undefined>;
}

/** What matches the typed text: known pages and actions immediately, records as soon as the server has found them. */
export const usePalette = (
  typed: string,
  pages: readonly PalettePage[],
  first: readonly string[] = [],
): Palette => {
  const { actor, catalogue } = useEnvironment();
  const client = useQueryClient();
  const words = useWords();
  const translate = useTranslate();
  const known = useKnownEntries(pages);
  const text = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useSearchQuery();
  const found = useQuery({
    ...query(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.partial && state.dataUpdateCount < mostTries ? againMs : false,
  });
  // `naqvi pay` is nobody's name, and may be an action on someone.
  const apart = useQuery({
    ...query(asked, true),
    enabled: hasBlank(asked),
  });
  const isOver = (client.getQueryState(['search', asked])?.dataUpdateCount ?? 0) >= mostTries;
  const isPartial = found.data?.partial === true;
  const surroundings = { actor, catalogue, words };
  const own = useOwnEntries(pages, known, first);
  const deferred = useDeferredValue(text);
  const verbs = asked === text ? (apart.data?.records ?? []) : [];
  const records = text === '' || asked === '' ? [] : (found.data?.records ?? []);
  const shown = (list: readonly FoundRecord[]): PaletteEntry[] =>
    list.flatMap((one) => recordEntry(one, surroundings) ?? []);
  const ranked = (
    of: string,
    all: readonly FoundRecord[],
    taken: readonly FoundRecord[],
  ): readonly PaletteEntry[] =>
    rankedEntries(
      of,
      [...own.verbs, ...known],
      shown(all.filter((one) => one.exact)),
      shown(all.filter((one) => !one.exact)),
      verbEntries(taken, { actor, catalogue }, { words, translate }),
    );
  return {
    entries:
      text === ''
        ? eachOnce([...own.verbs, ...own.recent(), ...own.screens()])
        : ranked(deferred, records, verbs),
    isSearching:
      text !== '' && (asked !== text || found.isFetching || apart.isFetching || (isPartial && !isOver)),
    isPartial: isPartial && isOver,
    isSlow: isPartial && !isOver,
    failed: found.isError,
    exact: async () => {
      const answer = await client.fetchQuery(query(text)).catch(() => undefined);
      const first = answer?.records.find((one) => one.exact);
      return first && recordEntry(first, surroundings);
    },
    best: async () => {
      const answers = await Promise.all(
        [false, true].map((apart) => client.fetchQuery(query(text, apart)).catch(() => undefined)),
      );
      const [all = [], taken = []] = answers.map((answer) => answer?.records);
      return ranked(text, all, taken)[0];
    },
  };
};
