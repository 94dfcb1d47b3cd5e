import type { AnyResource } from '@school/kernel';
import { useCallback, useMemo } from 'react';
import { currentLanguage } from '../../i18n/current-language.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useWords, type Words } from './use-words.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
let codes: ReadonlyMap<string, string> | undefined;

/** Codes of the countries of the world by their English names, as seeded for a new school. */
const codesByName = (): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  codes ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .flatMap((code): [string, string][] => {
        const name = names.of(code);
        return name === undefined ? [] : [[name, code]];
      })
      // Former codes come after current ones: each name gets the first of its codes.
      .toReversed(),
  );
  return codes;
};

const regionWords = (name: string): string => {
  const code = codesByName().get(name);
  const language = currentLanguage().tag;
  return code === undefined
    ? name
    : (new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) ?? name);
};

/**
 * The name of a record: one that every school starts with is shown in the reader's language, one that the school has
 * written itself is shown as is.
 */
const recordWords = ({ key, delivered = [] }: AnyResource, name: string, words: Words): string => {
  if (delivered === 'regions') return regionWords(name);
  return delivered.includes(name) ? words.say(`delivered.${key}.${name}`, name) : name;
};

/** Returns the names of a resource's records as the reader sees them. */
export const useRecordWords = (): ((to: string, name: string) => string) => {
  const words = useWords();
  const { catalogue } = useEnvironment();
  return useCallback(
    (to, name) => (catalogue.has(to) ? recordWords(catalogue.resource(to), name, words) : name),
    [words, catalogue],
  );
};

/** The same for a list that the product ships; undefined for all others, whose names are never translated. */
export const useDeliveredWords = (to: string): ((name: string) => string) | undefined => {
  const say = useRecordWords();
  const { catalogue } = useEnvironment();
  return useMemo(
    () =>
      catalogue.has(to) && catalogue.resource(to).delivered ? (name: string) => say(to, name) : undefined,
    [catalogue, to, say],
  );
};
