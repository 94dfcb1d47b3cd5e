import { searchExpression, searchFields } from '@school/kernel';
import { packedTexts } from './packed.ts';
import { columnOf, rightsIn } from './source.ts';
import type { Source } from './source.ts';

/**
 * The text that the quick search reads: the indexed one of all search fields, or one of those that the reader may
 * read, so that a search never tells what is hidden; null without any. Texts that the institution has added come
 * along, which no index helps.
 */
export const searchedText = (source: Source): string | null => {
  const own = indexedText(source);
  const packed = packedTexts(source, rightsIn(source).reads);
  if (packed.length === 0) return own;
  const further = `lower(concat_ws(' ', ${packed.join(', ')}))`;
  return own === null ? further : `(${own} || ' ' || ${further})`;
};

const indexedText = (source: Source): string | null => {
  const { reads } = rightsIn(source);
  const all = searchFields(source.resource);
  const readable = all.filter(({ field }) => reads(field));
  if (readable.length === all.length) return searchExpression(source.resource, source.alias);
  if (readable.length === 0) return null;
  return `lower(concat_ws(' ', ${readable.map(({ column }) => columnOf(source, column)).join(', ')}))`;
};
