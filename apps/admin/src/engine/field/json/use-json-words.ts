import type { FieldOf } from '@school/kernel';
import { wordsOf } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useWords } from '../../catalogue/use-words.ts';
import { formatDate, formatMoment } from '../date/date-format.ts';
import { formatMoney } from '../number/number-format.ts';

export interface JsonWords {
  readonly key: (key: string) => string;
  readonly scalar: (value: unknown) => string;
}

const isAmount = (value: unknown): boolean => typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value);

/** An amount or a count is right-aligned in its column. */
export const isFigure = (value: unknown): boolean => typeof value === 'number' || isAmount(value);

/** How keys and values inside a field without a definition are worded: amounts, days and yes or no as everywhere else. */
export const useJsonWords = (field: FieldOf<'json'>): JsonWords => {
  const words = useWords();
  const translate = useTranslate();
  return {
    key: (key) => {
      const english = field.labels?.[key] ?? wordsOf(key);
      return words.say(`json.${key}`, english);
    },
    scalar: (value) => {
      if (isAmount(value)) return formatMoney(value);
      if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
      const text = String(value ?? '');
      // A program code: `BANK_TRANSFER`.
      if (/^[A-Z]{2,}(_[A-Z]+)*$/.test(text)) return words.say(`json.${text}`, wordsOf(text));
      if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text);
      return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? formatMoment(text) : text;
    },
  };
};
