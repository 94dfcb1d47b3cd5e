import { fieldOf } from '@school/kernel';
import { jsonOf, scalarOf } from './compile.ts';
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

/** Second line of a row, made of what the reader may read; null without one. */
export const subtitleOf = (source: Source): string => {
  const words = (source.resource.subtitle ?? []).filter((key) => scalarOf(source, key.split('.')));
  return words.length === 0
    ? 'NULL'
    : `nullif(concat_ws(' · ', ${words.map((key) => wordOf(source, key)).join(', ')}), '')`;
};
