import { fieldOf } from '@school/kernel';
import { jsonOf, scalarOf } from './compile.ts';
import { objectOf } from './record-json.ts';
import { labelsColumn } from './related-json.ts';
import type { Source } from './source.ts';

const wordOf = (source: Source, key: string): string => {
  const field = fieldOf(source.resource, key);
  if (field?.type === 'ref') {
    return `((SELECT l."_labels" FROM (SELECT ${labelsColumn(source, [key])}) l) ->> '${key.replaceAll("'", "''")}')`;
  }
  const value = scalarOf(source, key.split('.'));
  return value ? `(${jsonOf(value)})::text` : 'NULL';
};

const partsOf = (source: Source): readonly string[] =>
  (source.resource.subtitle ?? []).filter((key) => scalarOf(source, key.split('.')));

/** Fields whose values are said in the words and forms of a language. */
const spoken: ReadonlySet<string> = new Set(['choice', 'date']);

/**
 * The second line in its parts, for clients that say choices and write dates in the language of the user; undefined
 * where its text is the same in all of them.
 */
export const subtitlePartsOf = (source: Source): string | undefined => {
  const parts = partsOf(source);
  const isSpoken = parts.some((key) => spoken.has(fieldOf(source.resource, key)?.type ?? ''));
  return isSpoken ? objectOf(parts.map((key) => [key, wordOf(source, key)])) : undefined;
};

/** Second line of a row, made of what the reader may read; null without one. */
export const subtitleOf = (source: Source): string => {
  const words = partsOf(source);
  return words.length === 0
    ? 'NULL'
    : `nullif(concat_ws(' · ', ${words.map((key) => wordOf(source, key)).join(', ')}), '')`;
};
