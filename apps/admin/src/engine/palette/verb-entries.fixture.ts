import english from '../../i18n/en/find.json' with { type: 'json' };
import type { Sayings } from './record-verbs.ts';

const texts: Readonly<Record<string, string>> = english;
const say = (_: string, words: string): string => words;

/** The English words, without a page around them. */
export const englishFind: Sayings = {
  words: {
    one: ({ label }) => label[0],
    many: ({ label }) => label[1],
    inside: ({ label }) => label[0].toLowerCase(),
    field: (_, path) => path,
    part: (_, key) => key,
    say,
  },
  translate: (key) => texts[key] ?? '',
};
