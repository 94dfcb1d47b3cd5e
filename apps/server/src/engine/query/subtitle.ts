import { fieldOf, isWholeNumber, wordsOf } from '@school/kernel';
import type { AnyField } from '@school/kernel';
import { jsonOf, scalarOf } from './compile.ts';
import { objectOf } from './record-json.ts';
import { labelsColumn } from './related-json.ts';
import type { Source } from './source.ts';

/** A part of the second line, as SQL of a text. */
interface Part {
  readonly key: string;
  readonly field: AnyField | undefined;
  readonly sql: string;
}

const labelOf = (source: Source, key: string): string =>
  `((SELECT l."_labels" FROM (SELECT ${labelsColumn(source, [key])}) l) ->> '${key.replaceAll("'", "''")}')`;

/**
 * The parts of the second line that the reader may read. Each is written once, since its values become those of the
 * statement.
 */
const partsOf = (source: Source): readonly Part[] =>
  (source.resource.subtitle ?? []).flatMap((key): Part[] => {
    const value = scalarOf(source, key.split('.'));
    if (!value) return [];
    const field = fieldOf(source.resource, key);
    return [{ key, field, sql: field?.type === 'ref' ? labelOf(source, key) : `(${jsonOf(value)})::text` }];
  });

/** Fields whose values are worded according to a language; the same goes for the wording of counts. */
const spoken: ReadonlySet<string> = new Set(['choice', 'date']);
const isSpoken = (field: AnyField | undefined): boolean =>
  field !== undefined && (spoken.has(field.type) || isWholeNumber(field));

/**
 * The second line in its parts, for clients that word choices and write dates in the user's language; undefined where its
 * text is the same in all of them.
 */
export const subtitlePartsOf = (source: Source): string | undefined => {
  const { resource } = source;
  if (!(resource.subtitle ?? []).some((key) => isSpoken(fieldOf(resource, key)))) return undefined;
  return objectOf(partsOf(source).map(({ key, sql }) => [key, sql]));
};

/** A count means nothing without the words of its field. */
const toldOf = ({ key, field, sql }: Part): string =>
  field && isWholeNumber(field)
    ? `('${(field.label ?? wordsOf(key)).replaceAll("'", "''")}: ' || ${sql})`
    : sql;

/** Second line of a row, made of what the reader may read; null if there is none. */
export const subtitleOf = (source: Source): string => {
  const parts = partsOf(source);
  return parts.length === 0 ? 'NULL' : `nullif(concat_ws(' · ', ${parts.map(toldOf).join(', ')}), '')`;
};
