import { questionKey, type AnyResource, type QuestionColumn } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { useAskedFields } from './asked-fields.ts';

/** The column names of a query in the user's language. */
export const useColumnNames = (resource: AnyResource) => {
  const translate = useTranslate();
  const fields = useAskedFields(resource);
  return useCallback(
    (column: QuestionColumn): string => {
      const { path, figure, grain, label } = column;
      if (label) return label;
      if (path === '') return translate('reporting.rows');
      const name = fields.find((field) => field.path === path)?.name ?? path;
      const how = figure ?? grain;
      return how ? `${name} (${translate(`reporting.how.${how}`)})` : name;
    },
    [translate, fields],
  );
};

/** The same by column key. */
export const namesByKey = (
  columns: readonly QuestionColumn[],
  nameOf: (column: QuestionColumn) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.map((column) => [questionKey(column), nameOf(column)]));
