import { fieldTypeOf, wallTime } from '@school/kernel';
import type { FieldContext } from '@school/kernel';
import type { OutCell } from '../sheet/cell.ts';
import type { ExportColumn } from './export-columns.ts';

/** How values are put into words. */
export interface ExportContext extends FieldContext {
  readonly timeZone: string;
}

const momentCell = (iso: string, timeZone: string): OutCell => {
  const { wall, offset } = wallTime(iso, timeZone);
  return { wall, moment: `${wall.replace('T', ' ')}${offset}` };
};

const isName = ({ field }: ExportColumn): boolean => ['ref', 'refs', 'file', 'image'].includes(field.type);

/** A value as the call returns it, as a cell: numbers and days typed, everything else in words. */
export const exportCell = (value: unknown, column: ExportColumn, context: ExportContext): OutCell => {
  if (value === null || value === undefined || value === '') return null;
  const { form, field } = column;
  if (form.kind === 'number') return { number: String(value) };
  if (form.kind === 'plain') return { number: fieldTypeOf(field).toText(value, context) };
  if (form.kind === 'day') return { day: String(value) };
  if (form.kind === 'moment') return momentCell(String(value), context.timeZone);
  if (isName(column)) return String(value);
  // A formatted text is exported as it is, or its formatting would be lost on the way back.
  if (field.type === 'richText') return String(value);
  return fieldTypeOf(field).toText(value, context) || null;
};
