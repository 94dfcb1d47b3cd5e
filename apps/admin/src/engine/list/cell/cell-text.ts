import { fieldTypeOf, type AnyField, type FieldContext, type Options } from '@school/kernel';
import { valueAt } from '../../catalogue/packed-fields.ts';
import { wallParts } from '../../../i18n/wall-clock.ts';

type Row = Readonly<Record<string, unknown>>;

/** The words of a reference that came with a row. */
export const labelOfRow = (
  row: Row,
  key: string,
  say: (name: string) => string = String,
): string | undefined => {
  const words = (row['_labels'] as Row | undefined)?.[key];
  if (Array.isArray(words)) return words.map((one) => say(String(one))).join(', ');
  return typeof words === 'string' ? say(words) : undefined;
};

/** What the text of a cell depends on besides its value. */
export interface CellWords {
  readonly context: FieldContext;
  readonly yes: string;
  readonly no: string;
  /** The name of another record. */
  readonly record: (to: string, name: string) => string;
  readonly option: (options: Options, key: string, value: string) => string;
}

const kindOf = (field: AnyField): string =>
  (field.type === 'computed' || field.type === 'lookup' || field.type === 'rollup') && field.as !== undefined
    ? field.as
    : field.type;

/**
 * A cell's content in a spreadsheet: words in the language of the screen, numbers without grouping, dates as "yyyy-MM-dd"
 * and moments followed by the time of the school's clock.
 */
export const cellText = (field: AnyField, key: string, row: Row, words: CellWords): string => {
  const value = valueAt(row, key);
  if (value === null || value === undefined) return '';
  const label = labelOfRow(row, key, (name) =>
    field.type === 'ref' || field.type === 'refs' ? words.record(field.to, name) : name,
  );
  if (label !== undefined) return label;
  if ('options' in field) {
    const values = Array.isArray(value) ? value : [value];
    return values.map((one) => words.option(field.options, key, String(one))).join(', ');
  }
  const kind = kindOf(field);
  if (kind === 'date') return String(value);
  if (kind === 'flag') return value === true ? words.yes : words.no;
  if (kind === 'dateTime') {
    const { day, time } = wallParts(value);
    return `${day} ${time}`.trim();
  }
  return fieldTypeOf(field).toText(value, words.context);
};
