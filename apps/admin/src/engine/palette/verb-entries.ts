import type { FoundRecord } from '@school/kernel';
import type { Environment } from '../environment/environment.ts';
import type { PaletteEntry } from './entry.ts';
import { matchRank, plainText } from './matching.ts';
import { recordEntry } from './record-entry.ts';
import { recordVerbs, type Sayings } from './record-verbs.ts';

/** Verbs of one record that are offered, and records with a verb. */
const mostVerbs = 2;
const most = 6;

/** Every word that is left is a whole word of the verb, and not the beginning of one that is still being typed. */
const isWhole = (left: string, label: string, also: string): boolean => {
  const there = new Set(plainText(`${label} ${also}`).split(/[^\p{L}\p{N}]+/u));
  return plainText(left)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((word) => there.has(word));
};

/** A record and a verb, and whether the words that are left say the verb in full. */
export interface VerbEntry {
  readonly entry: PaletteEntry;
  readonly isWhole: boolean;
}

/**
 * `Naqvi › Take a payment`: records that a part of the text named, each with what the rest of it says of them, in the
 * order of the records. A verb that is said in full comes before one that only begins alike.
 */
export const verbEntries = (
  found: readonly FoundRecord[],
  environment: Pick<Environment, 'actor' | 'catalogue'>,
  sayings: Sayings,
): readonly VerbEntry[] => {
  const { actor, catalogue } = environment;
  const all = found.flatMap((record) => {
    const { left } = record;
    const resource = catalogue.resource(record.resource);
    const shown =
      left === undefined ? undefined : recordEntry(record, { actor, catalogue, words: sayings.words });
    if (left === undefined || !shown) return [];
    return recordVerbs(resource, record, environment, sayings)
      .flatMap((verb) => {
        const rank = matchRank(left, verb.label, verb.also);
        return rank === undefined ? [] : [{ verb, rank, whole: isWhole(left, verb.label, verb.also) }];
      })
      .toSorted((a, b) => Number(b.whole) - Number(a.whole))
      .slice(0, mostVerbs)
      .map(({ verb, whole }): VerbEntry => ({
        isWhole: whole,
        entry: {
          key: `${shown.key}.${verb.key}`,
          kind: 'verb',
          title: `${shown.title} › ${verb.label}`,
          about: shown.about,
          to: verb.to,
          ...(verb.act === undefined ? {} : { act: verb.act }),
        },
      }));
  });
  return all.toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole)).slice(0, most);
};
