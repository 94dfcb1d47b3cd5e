import { operatorsOf, type AnyField, type FilterOperator } from '@school/kernel';
import { wallParts } from '../../../i18n/wall-clock.ts';
import { filterKey } from '../../filter/filter-key.ts';
import { withFilter } from '../list-state.ts';

type Filters = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface Condition {
  readonly operator: FilterOperator;
  readonly value: unknown;
}

/** The day of a moment by the clock in which the cell is shown: nobody means the exact millisecond. */
const plain = (field: AnyField, value: unknown): unknown =>
  field.type === 'dateTime' && typeof value === 'string' ? wallParts(value).day : value;

/**
 * The condition that a cell with this value meets; undefined if the field cannot be compared that way. Without a value:
 * that there is none.
 */
export const conditionOfCell = (field: AnyField, value: unknown): Condition | undefined => {
  const operators = operatorsOf(field);
  if (isNothing(value)) return operators.includes('empty') ? { operator: 'empty', value: true } : undefined;
  if (Array.isArray(value)) return operators.includes('in') ? { operator: 'in', value } : undefined;
  return operators.includes('eq') ? { operator: 'eq', value: plain(field, value) } : undefined;
};

const opposite: Readonly<Record<string, (condition: Condition) => Condition>> = {
  empty: () => ({ operator: 'empty', value: false }),
  in: ({ value }) => ({ operator: 'nin', value }),
  eq: ({ value }) => ({ operator: 'ne', value }),
};

/** Adds a condition; another one on the same field with the same operator is added next to it. */
const added = (filters: Filters, field: string, { operator, value }: Condition): Filters => {
  const key = filterKey(field, operator);
  if (filters[key] === undefined || operator === 'eq' || operator === 'empty')
    return withFilter(filters, key, value);
  const further = Array.isArray(filters['_and']) ? (filters['_and'] as unknown[]) : [];
  return { ...filters, _and: [...further, { [key]: value }] };
};

/** The filters of a list after a cell was chosen to filter by, or to exclude. */
export const filterByCell = (
  filters: Filters,
  { name, field, value }: { readonly name: string; readonly field: AnyField; readonly value: unknown },
  exclude: boolean,
): Filters | undefined => {
  const condition = conditionOfCell(field, value);
  if (!condition) return undefined;
  return added(filters, name, exclude ? (opposite[condition.operator]?.(condition) ?? condition) : condition);
};
