import { isWholeNumber, type AnyField, type AnyResource } from '@school/kernel';
import { useMemo } from 'react';
import type { Subtitled } from '../../data/subtitled.ts';
import { datesSaid, formatDate, formatMoment } from '../date/date-format.ts';
import { fieldAt } from '../../catalogue/fields.ts';
import { useWords, type Words } from '../../catalogue/use-words.ts';

const said = (resource: AnyResource, [key, value]: readonly [string, string], words: Words): string => {
  const field: AnyField | undefined = fieldAt(resource, key);
  if (field?.type === 'choice')
    return words.say(`resources.${resource.key}.options.${key}.${value}`, field.options[value] ?? value);
  if (field?.type === 'dateTime') return formatMoment(value);
  // A count means nothing without the label of its field.
  if (field && isWholeNumber(field)) return `${words.field(resource, key)}: ${value}`;
  return field?.type === 'date' ? formatDate(value) : value;
};

/** The second line in the user's words: choices by their labels, days in their usual format, counts with what they count. */
export const subtitleWords = (resource: AnyResource, { subtitle, parts }: Subtitled, words: Words): string =>
  parts
    ? Object.entries(parts)
        .flatMap(([key, value]) => (value ? [said(resource, [key, value], words)] : []))
        .join(' · ')
    : datesSaid(subtitle ?? '');

export const useSubtitle = (resource: AnyResource): ((row: Subtitled) => string) => {
  const words = useWords();
  return useMemo(() => (row) => subtitleWords(resource, row, words), [resource, words]);
};
