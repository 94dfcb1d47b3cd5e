import { isIsoDate, plusDays } from '../field/calendar/calendar-date.ts';
import type { AnyField } from '../field/definition.ts';
import { fieldTypeOf } from '../field/bound-type.ts';
import { accepted, refused, type Accepted } from '../problem/problem.ts';
import { dayRange, isDateWord, type DayRange } from '../field/calendar/date-words.ts';
import { belongings } from '../tree/filter.ts';
import type { Belonging, Bound, Condition, FilterOperator, FilterScalar } from '../tree/filter.ts';
import { filterOperand } from './operand.ts';
import { never, type FilterBinding } from './scope.ts';

const mine = ['id', 'employee', 'student', 'guardian'] as const;
type Mine = (typeof mine)[number];
/** What a user belongs to is matched with `in`. */
const isBelonging = (name: string): name is Belonging => belongings.some((one) => one === name);

export const isBound = (value: unknown): value is Bound =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const onlyKey = (bound: Bound): string | undefined => {
  const keys = Object.keys(bound);
  return keys.length === 1 ? keys[0] : undefined;
};

/** The form of a bound, whatever it will be bound to. */
const isWellFormed = (bound: Bound): boolean => {
  const key = onlyKey(bound);
  if (key === '$me' && '$me' in bound) return isBelonging(bound.$me) || mine.includes(bound.$me);
  if (key === '$date' && '$date' in bound) return isDateWord(String(bound.$date));
  return key === '$field' && '$field' in bound && typeof bound.$field === 'string';
};

interface Leaf {
  readonly path: readonly string[];
  readonly operator: FilterOperator;
}

/** A comparison with a span of days; the ends are days, or instants for fields that hold moments. */
const withinDays = (
  { path, operator }: Leaf,
  { from, to }: DayRange,
  after: string | undefined,
): Condition => {
  const at = (name: FilterOperator, value: FilterScalar): Condition => ({ path, operator: name, value });
  const until = after === undefined ? at('lte', to) : at('lt', after);
  const beyond = after === undefined ? at('gt', to) : at('gte', after);
  if (operator === 'eq')
    return after === undefined && from === to ? at('eq', from) : { all: [at('gte', from), until] };
  if (operator === 'ne') return { any: [at('lt', from), beyond, at('eq', null)] };
  if (operator === 'gt') return beyond;
  if (operator === 'lte') return until;
  return at(operator, from);
};

/** Days compared with a field of days or moments. */
export const compareDays = (
  leaf: Leaf,
  range: DayRange,
  field: AnyField,
  { dayStart = (date) => `${date}T00:00:00.000Z` }: FilterBinding,
): Condition => {
  if (fieldTypeOf(field).kind !== 'dateTime') return withinDays(leaf, range, undefined);
  return withinDays(leaf, { from: dayStart(range.from), to: range.to }, dayStart(plusDays(range.to, 1)));
};

const comparing: readonly FilterOperator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'];

/**
 * A list of references or one reference is among those the user belongs to; nothing matches for a user who belongs nowhere.
 */
const belongingCondition = (
  leaf: Leaf,
  name: Belonging,
  field: AnyField,
  binding: FilterBinding | undefined,
): Accepted<Condition> => {
  if (leaf.operator !== 'in' || (field.type !== 'ref' && field.type !== 'refs')) return refused('notBound');
  if (!binding) return accepted({ ...leaf, value: { $me: name } });
  const ids = binding.me?.[name] ?? [];
  return accepted(ids.length === 0 ? never : { ...leaf, value: ids });
};

/** A reference is among those of a list in the form or the record behind it; nothing matches an empty one. */
const listedCondition = (
  leaf: Leaf,
  bound: Bound & { readonly $field: string },
  binding: FilterBinding | undefined,
): Condition => {
  if (!binding) return { ...leaf, value: bound };
  const value = binding.form?.[bound.$field];
  const ids = (Array.isArray(value) ? value : []).filter((id) => typeof id === 'number');
  return ids.length === 0 ? never : { ...leaf, value: ids };
};

/**
 * The condition of a bound value. Without a value (an account without an employee, an empty form field) nothing matches,
 * whatever the operator.
 */
export const boundCondition = (
  leaf: Leaf,
  bound: Bound,
  field: AnyField,
  binding: FilterBinding | undefined,
): Accepted<Condition> => {
  if (isWellFormed(bound) && '$me' in bound && isBelonging(bound.$me))
    return belongingCondition(leaf, bound.$me, field, binding);
  if (isWellFormed(bound) && '$field' in bound && leaf.operator === 'in' && field.type === 'ref')
    return accepted(listedCondition(leaf, bound, binding));
  // A list of references may be tested for containing the user.
  const isMember = field.type === 'refs' && leaf.operator === 'contains';
  if (!isWellFormed(bound) || !(isMember || comparing.includes(leaf.operator))) return refused('notBound');
  const kind = fieldTypeOf(field).kind;
  if ('$date' in bound && kind !== 'date' && kind !== 'dateTime') return refused('notBound');
  if (!binding) return accepted({ ...leaf, value: bound });
  if ('$date' in bound) {
    const range = dayRange(bound.$date, binding.today, binding.periods);
    return accepted(range ? compareDays(leaf, range, field, binding) : never);
  }
  const value = '$me' in bound ? binding.me?.[bound.$me as Mine] : binding.form?.[bound.$field];
  if (value === null || value === undefined || value === '') return accepted(never);
  const operand = filterOperand(value, field);
  if (!operand.ok) return accepted(never);
  return accepted(plainCondition(leaf, operand.value, field, binding));
};

/** The condition of one plain value; a day compared with a moment means the whole day. */
export const plainCondition = (
  leaf: Leaf,
  value: FilterScalar,
  field: AnyField,
  binding: FilterBinding = { today: '' },
): Condition => {
  const isDay = fieldTypeOf(field).kind === 'dateTime' && typeof value === 'string' && isIsoDate(value);
  return isDay ? compareDays(leaf, { from: value, to: value }, field, binding) : { ...leaf, value };
};
