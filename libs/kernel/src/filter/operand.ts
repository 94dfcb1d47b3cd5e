import { digitsOf } from '../field/exact/exact-number.ts';
import { isIsoDate } from '../field/calendar/calendar-date.ts';
import type { AnyField } from '../field/definition.ts';
import type { FieldContext, ValueKind } from '../field/field-type.ts';
import { listOperators, memberOperators, orderedOperators, textOperators } from '../field/operators.ts';
import { isIdentifier } from '../field/ref/identifier.ts';
import { fieldTypeOf } from '../field/bound-type.ts';
import { isStorable } from '../field/texts/text-input.ts';
import { accepted, refused, type Accepted } from '../problem/problem.ts';
import type { FilterOperator, FilterScalar } from '../tree/filter.ts';

const longest = 1000;
/** Formats are the same everywhere; bounds of a field do not apply to search values. */
const context: FieldContext = { today: '2000-01-01', locale: 'en', dateOrder: 'YMD' };

const byKind: { readonly [K in ValueKind]: readonly FilterOperator[] } = {
  text: textOperators,
  number: orderedOperators,
  flag: memberOperators,
  date: orderedOperators,
  time: orderedOperators,
  dateTime: orderedOperators,
  list: listOperators,
  none: ['empty'],
};

/** The operators of a field; a computed value uses those of its kind. */
export const operatorsOf = (field: AnyField): readonly FilterOperator[] => {
  const known = operators.get(field);
  if (known) return known;
  const type = fieldTypeOf(field);
  const kind = byKind[type.kind];
  const found = type.operators.filter((operator) => kind.includes(operator));
  operators.set(field, found);
  return found;
};

const operators = new WeakMap<AnyField, readonly FilterOperator[]>();

const text = (value: unknown): Accepted<FilterScalar> => {
  if (typeof value !== 'string') return refused('notText');
  if (!isStorable(value)) return refused('badCharacter');
  return value.length > longest ? refused('maxLength', { max: longest }) : accepted(value.normalize('NFC'));
};

const number = (value: unknown, field: AnyField): Accepted<FilterScalar> => {
  if (field.type === 'int')
    return Number.isSafeInteger(value) ? accepted(Number(value)) : refused('notInteger');
  if (field.type === 'ref') return isIdentifier(value) ? accepted(value) : refused('notReference');
  const digits = digitsOf(value);
  return digits === null ? refused('notNumber') : accepted(digits);
};

const moment = (value: unknown): Accepted<FilterScalar> => {
  if (typeof value === 'string' && isIsoDate(value)) return accepted(value);
  const taken = fieldTypeOf({ type: 'dateTime' }).accept(value, context);
  return taken.ok ? accepted(String(taken.value)) : taken;
};

/** One value of a filter, in the stored form. A `dateTime` may be compared with a day. */
export const filterOperand = (value: unknown, field: AnyField): Accepted<FilterScalar> => {
  const options = 'options' in field ? Object.keys(field.options) : undefined;
  if (options)
    return typeof value === 'string' && options.includes(value) ? accepted(value) : refused('notChoice');
  const kind = field.type === 'refs' ? 'list' : fieldTypeOf(field).kind;
  if (kind === 'list') return isIdentifier(value) ? accepted(value) : refused('notReference');
  if (kind === 'number') return number(value, field);
  if (kind === 'flag') return typeof value === 'boolean' ? accepted(value) : refused('notFlag');
  if (kind === 'date')
    return typeof value === 'string' && isIsoDate(value) ? accepted(value) : refused('notDate');
  if (kind === 'dateTime') return moment(value);
  if (kind === 'time') {
    const taken = fieldTypeOf({ type: 'time' }).accept(value, context);
    return taken.ok ? accepted(String(taken.value)) : taken;
  }
  return text(value);
};
