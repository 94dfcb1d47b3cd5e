import type { AnyField, AnyResource } from '@school/kernel';
import { useMemo } from 'react';
import { datesSaid, formatDate, formatMoment } from '../field/date/date-format.ts';
import { fieldAt } from './fields.ts';
import { useWords, type Words } from './use-words.ts';

/** The second line of a record: as text, and in its parts where a language has a say in it. */
export interface Subtitled {
  readonly subtitle?: string | null;
  readonly parts?: Readonly<Record<string, string | null>> | null;
}

const said = (resource: AnyResource, [key, value]: readonly [string, string], words: Words): string => {
  const field: AnyField | undefined = fieldAt(resource, key);
  if (field?.type === 'choice')
    return words.say(`resources.${resource.key}.options.${key}.${value}`, field.options[value] ?? value);
  if (field?.type === 'dateTime') return formatMoment(value);
  return field?.type === 'date' ? formatDate(value) : value;
};

/** The second line in the words of the user: choices as they are called, days as they are written. */
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
