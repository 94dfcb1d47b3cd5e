import { fieldTypeOf, snakeCase } from '@school/kernel';
import type { AnyField, AnyResource } from '@school/kernel';
import { columnOf } from './source.ts';
import type { Source } from './source.ts';

/** Calendar days that exist. A value may be older than the type of its field, and casting anything else would fail. */
const realDay = [
  '(?!0000)\\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)',
  '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][48]|[13579][26]|[2468]0)00)-02-29',
].join('|');
const exactNumber = '-?\\d{1,30}(?:\\.\\d{1,20})?';

const cast = (text: string, pattern: string, type: string): string =>
  `(CASE WHEN ${text} ~ '^(?:${pattern})$' THEN (${text})::${type} END)`;

/**
 * SQL of a part of a packed group, with the type that its field would have as a column of its own. A value that no longer
 * fits the type, because the definition was changed, counts as none.
 */
export const packedPart = (source: Source, key: string, part: string, field: AnyField): string => {
  const column = columnOf(source, snakeCase(key));
  const name = `'${part.replaceAll("'", "''")}'`;
  const text = `(${column}->>${name})`;
  const { kind } = fieldTypeOf(field);
  if (kind === 'number') return cast(text, exactNumber, 'numeric');
  if (kind === 'date') return cast(text, realDay, 'date');
  if (kind === 'flag') return `(coalesce(${text}, '') = 'true')`;
  if (kind !== 'list') return text;
  const values = `ARRAY(SELECT jsonb_array_elements_text(${column}->${name}))`;
  return `(CASE WHEN jsonb_typeof(${column}->${name}) = 'array' THEN ${values} ELSE '{}'::text[] END)`;
};

/** Texts of packed groups that the quick search also reads. */
export const packedTexts = (source: Source, reads: (field: AnyField) => boolean): readonly string[] =>
  Object.entries((source.resource as AnyResource).fields).flatMap(([key, group]) =>
    group.type === 'group' && group.packed && reads(group)
      ? Object.entries(group.fields as Readonly<Record<string, AnyField>>)
          .filter(([, field]) => ['text', 'longText'].includes(field.type) && reads(field))
          .map(([part, field]) => packedPart(source, key, part, field))
      : [],
  );
