import { accepted, digitsOf, fieldTypeOf, momentOf, refused } from '@school/kernel';
import type { Accepted, AnyField, FieldContext } from '@school/kernel';
import { digitsOfNumber } from '../sheet/cell.ts';
import type { DayOrder, InCell } from '../sheet/cell.ts';
import { plainDay } from './typed-day.ts';
import { plainNumber } from './typed-number.ts';

/** What the meaning of a cell depends on apart from its field. */
export interface CellContext extends FieldContext {
  readonly timeZone: string;
  /** Date order in the column of a field. */
  readonly dayOrder: (path: string) => DayOrder;
}

/** Words of a cell. */
export const textOf = (cell: InCell): string =>
  (typeof cell === 'number' ? digitsOfNumber(cell) : cell).normalize('NFC').trim();

const numberOf = (cell: InCell, field: AnyField, context: CellContext): Accepted => {
  const scale = 'scale' in field ? (field.scale ?? 2) : 0;
  const digits = typeof cell === 'number' ? digitsOfNumber(cell) : plainNumber(cell, context.locale, scale);
  if (field.type !== 'int') return fieldTypeOf(field).accept(digits, context);
  return fieldTypeOf(field).accept(digitsOf(digits) === null ? null : Number(digits), context);
};

const dayOf = (cell: InCell, path: string, field: AnyField, context: CellContext): Accepted => {
  const day = plainDay(cell, context.dayOrder(path), context);
  return day === null ? refused('notDate') : fieldTypeOf(field).fromText(day, context);
};

const wall = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)$/;

/** A moment without an offset is in the institution's local time. */
const momentIn = (cell: InCell, field: AnyField, context: CellContext): Accepted => {
  const text = textOf(cell);
  const [, day, time] = wall.exec(text) ?? [];
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (day === undefined && !isDay) return fieldTypeOf(field).fromText(text, context);
  const at = new Date(`${day ?? text}T${time ?? '00:00'}Z`);
  if (Number.isNaN(at.getTime())) return refused('notDateTime');
  return accepted(momentOf(at.toISOString().slice(0, 23), context.timeZone));
};

/** The value of a non-empty cell, in its stored form; references are looked up elsewhere. */
export const cellValue = (cell: InCell, path: string, field: AnyField, context: CellContext): Accepted => {
  if (['int', 'decimal', 'percent', 'money'].includes(field.type)) return numberOf(cell, field, context);
  if (field.type === 'date') return dayOf(cell, path, field, context);
  if (field.type === 'dateTime') return momentIn(cell, field, context);
  return fieldTypeOf(field).fromText(textOf(cell), context);
};
