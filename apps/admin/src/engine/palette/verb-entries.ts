import type { FoundRecord } from '@school/kernel';
import type { Environment } from '../environment/environment.ts';
import type { PaletteEntry } from './entry.ts';
import { matchRank, plainText } from './matching.ts';
import { recordEntry } from './record-entry.ts';
import { recordVerbs, type RecordVerb, type Sayings } from './record-verbs.ts';

/** Offered verbs of one record, and records with a verb. */
const mostVerbs = 2;
const most = 6;

/** Every remaining word is a whole word of the verb, not the beginning of one that is still being typed. */
const isWhole = (left: string, label: string, also: string): boolean => {
  const there = new Set(plainText(`${label} ${also}`).split(/[^\p{L}\p{N}]+/u));
  return plainText(left)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((word) => there.has(word));
};

/**
 * A full match before a prefix, its own name before everyday words for it, a link before a part that is shown: `pay` is
 * Take a payment before Pay terms, `fee` the part Fees before the counter.
 */
const placeOf = ({ isWay }: RecordVerb, whole: boolean, rank: number): number =>
  (whole ? 0 : 4) + (rank < 2 ? 0 : 2) + (isWay ? 0 : 1);

/** A record and a verb, and whether the remaining words name the verb in full. */
export interface VerbEntry {
  readonly entry: PaletteEntry;
  readonly isWhole: boolean;
}

/**
 * `Naqvi › Take a payment`: records named by a part of the text, each with what the rest of it asks of them, in record
 * order as long as their verbs match equally well.
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
        if (rank === undefined) return [];
        const whole = isWhole(left, verb.label, verb.also);
        return [{ verb, shown, whole, place: placeOf(verb, whole, rank) }];
      })
      .toSorted((a, b) => a.place - b.place)
      .slice(0, mostVerbs);
  });
  return all
    .toSorted((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ verb, shown, whole }) => ({
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
};
