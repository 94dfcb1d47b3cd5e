import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import type { PaletteEntry, PalettePage } from './entry.ts';
import { presentRecord } from './present-verbs.ts';
import { recentRecords } from './recent-records.ts';
import { byUse, screenUse } from './screen-use.ts';

const mostRecent = 5;
const mostAtFirst = 5;

/** What is offered before anything is typed: actions on the open record, recently opened records, the screens used most. */
export const useOwnEntries = (
  pages: readonly PalettePage[],
  known: readonly PaletteEntry[],
  first: readonly string[],
) => {
  const { actor, catalogue } = useEnvironment();
  const words = useWords();
  const here = presentRecord();
  const verbs = (here?.verbs ?? []).map(({ key, label, run }): PaletteEntry => ({
    key: `verb.${key}`,
    kind: 'verb',
    title: label,
    about: here?.title ?? '',
    run,
  }));
  const recent = (): PaletteEntry[] =>
    recentRecords(actor.id)
      .filter(({ resource }) => catalogue.has(resource))
      .slice(0, mostRecent)
      .map(({ resource, id, title, to }) => ({
        key: `recent.${resource}.${id}`,
        kind: 'recent',
        title,
        about: words.one(catalogue.resource(resource)),
        to,
      }));
  const screens = (): PaletteEntry[] => {
    const byKey = new Map(known.map((entry) => [entry.key, entry]));
    const urls = [...first, ...pages.filter(({ isLeaf }) => isLeaf).map(({ url }) => url)];
    return byUse([...new Set(urls)], screenUse(actor.id), mostAtFirst).flatMap((url) => byKey.get(url) ?? []);
  };
  return { verbs, recent, screens };
};
