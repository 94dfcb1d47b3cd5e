import { fieldTypeOf, type AnyField, type FieldContext } from '@school/kernel';
import { valueAt } from '../../catalogue/packed-fields.ts';

type Row = Readonly<Record<string, unknown>>;

/** The words of a reference that came with a row. */
export const labelOfRow = (row: Row, key: string): string | undefined => {
  const words = (row['_labels'] as Row | undefined)?.[key];
  if (Array.isArray(words)) return words.join(', ');
  return typeof words === 'string' ? words : undefined;
};

/** What a cell is in a spreadsheet: words of references, numbers without grouping, dates as "yyyy-MM-dd". */
export const cellText = (field: AnyField, key: string, row: Row, context: FieldContext): string => {
  const value = valueAt(row, key);
  if (value === null || value === undefined) return '';
  return (
    labelOfRow(row, key) ??
    (field.type === 'date' ? String(value) : fieldTypeOf(field).toText(value, context))
  );
};
