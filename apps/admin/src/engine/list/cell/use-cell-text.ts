import type { AnyField, AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useRecordWords } from '../../catalogue/use-record-words.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { cellText } from './cell-text.ts';

/** The text of a list cell, as it is copied and announced, in the language of the screen. */
export const useCellText = (
  resource: AnyResource,
): ((field: AnyField, key: string, row: Readonly<Record<string, unknown>>) => string) => {
  const translate = useTranslate();
  const { say } = useWords();
  const { context } = useEnvironment();
  const record = useRecordWords();
  return useMemo(() => {
    const words = {
      context,
      record,
      yes: translate('engine.flag.yes'),
      no: translate('engine.flag.no'),
      option: (options: Readonly<Record<string, string>>, key: string, value: string) =>
        say(`resources.${resource.key}.options.${key}.${value}`, options[value] ?? value),
    };
    return (field, key, row) => cellText(field, key, row, words);
  }, [resource, translate, say, context, record]);
};
