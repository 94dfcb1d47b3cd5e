import { detailsExpression, levelOf, searchExpression, searchFields } from '@school/kernel';
import type { AnyField, SearchText } from '@school/kernel';
import { shownTexts } from './shown-texts.ts';
import { packedTexts } from './packed.ts';
import { columnOf, rightsIn } from './source.ts';
import type { Source } from './source.ts';

const joined = (texts: readonly string[]): string => `lower(concat_ws(' ', ${texts.join(', ')}))`;

/**
 * A reader who may only pick some of the rows searches by basic fields, or a picker would reveal whose telephone number it
 * is.
 */
export const searches = (source: Source): ((field: AnyField) => boolean) => {
  const { reads, picksMore } = rightsIn(source);
  return source.picking && picksMore ? (field) => reads(field) && levelOf(field) === 'basic' : reads;
};

/**
 * The texts that the quick search reads: search fields that the reader may read, so that a search never reveals what is hidden, what is
 * shown of a row, and texts that the institution has added. Each is found by an index, even one that covers more than the reader may read.
 */
export const searchedTexts = (
  source: Source,
  rule: (source: Source) => readonly string[],
): readonly SearchText[] => {
  const packed = packedTexts(source, searches(source));
  const details = detailsExpression(source.alias);
  const isEmpty = `${source.alias}."details" = '{}'`;
  const reads = searches(source);
  const known = searchFields(source.resource).filter(({ field }) => reads(field));
  return [
    ...ownText(source),
    ...shownTexts(source, rule, new Set(known.map(({ column }) => column))),
    ...(packed.length > 0
      ? [{ sql: joined(packed), within: { sql: details, form: 'json' as const, isEmpty } }]
      : []),
  ];
};

const ownText = (source: Source): readonly SearchText[] => {
  const reads = searches(source);
  const all = searchFields(source.resource);
  const readable = all.filter(({ field }) => reads(field));
  const whole = searchExpression(source.resource, source.alias);
  if (whole === null || readable.length === 0) return [];
  if (readable.length === all.length) return [{ sql: whole }];
  const sql = joined(readable.map(({ column }) => columnOf(source, column)));
  return [{ sql, within: { sql: whole, form: 'plain' } }];
};

/** The indexed text of all search fields, for a field that is part of it. */
export const searchedText = ({ resource, alias }: Source, path: string): string | undefined =>
  searchFields(resource).some((field) => field.path === path)
    ? (searchExpression(resource, alias) ?? undefined)
    : undefined;
