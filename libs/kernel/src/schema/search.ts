import { fieldTypeOf } from '../field/bound-type.ts';
import type { AnyResource } from '../resource/definition.ts';
import { storedFields, type StoredField } from '../resource/columns-of.ts';
import { quoteName } from '../sql/quote.ts';

const kept = new WeakMap<AnyResource, readonly StoredField[]>();

const isSearched = ({ field }: StoredField): boolean =>
  field.search === true && (fieldTypeOf(field).kind === 'text' || field.type === 'int');

/** The fields that the quick search reads: texts and whole numbers of the resource's own table marked with `search`. */
export const searchFields = (resource: AnyResource): readonly StoredField[] => {
  const known = kept.get(resource);
  if (known) return known;
  const searched = storedFields(resource).filter(isSearched);
  kept.set(resource, searched);
  return searched;
};

/**
 * All search fields as one lower-case text, as SQL; null when there are none. The trigram index is on exactly this
 * expression, so only this one is fast. `alias` qualifies the columns.
 */
export const searchExpression = (resource: AnyResource, alias?: string): string | null => {
  const fields = searchFields(resource);
  if (fields.length === 0) return null;
  const qualifier = alias === undefined ? '' : `${alias}.`;
  const texts = fields.map(({ field, column }) => {
    const name = `${qualifier}${quoteName(column)}`;
    return `coalesce(${field.type === 'int' ? `${name}::text` : name}, '')`;
  });
  return `lower(${texts.join(` || ' ' || `)})`;
};

/** The values of the institution's own fields, as one indexed text in lower case. */
export const detailsExpression = (alias?: string): string =>
  `lower(${alias === undefined ? '' : `${alias}.`}${quoteName('details')}::text)`;

const mostWords = 8;

const isTelling = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);

/**
 * The words of a quick search; all of them must occur, in any field. Symbols between words, as in "LEB-1234 · School bus",
 * are searched for only when there are no words.
 */
export const searchWords = (search: string): readonly string[] => {
  const words = search.normalize('NFC').trim().split(/\s+/).filter(Boolean);
  const telling = words.filter(isTelling);
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
};

/** A text inside LIKE, taken literally (`\` is the escape character, as by default). */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
