import type { AnyField } from '@school/kernel';
import { filterKey, firstOperator } from '../../filter/filter-key.ts';
import { operatorsOfField } from '../filter/OperatorValue.tsx';
import type { NamedFilterField } from '../../filter/use-filter-field.ts';

/** One input of the form: the key of the filter that it fills in. */
export interface Criterion {
  readonly at: NamedFilterField;
  readonly key: string;
  readonly operator: 'eq' | 'in' | 'contains' | 'gte' | 'lte';
}

const ranged = (field: AnyField): boolean => operatorsOfField(field).includes('gte');

/** The inputs of a field: from and to if values are ordered, otherwise one; texts are searched for substrings. */
export const criteriaOf = (at: NamedFilterField): readonly Criterion[] => {
  const operators = ranged(at.field)
    ? (['gte', 'lte'] as const)
    : [firstOperator(operatorsOfField(at.field)) as Criterion['operator']];
  return operators.map((operator) => ({ at, key: filterKey(at.path, operator), operator }));
};

type Filters = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The filters of a list with the form's values; conditions without an input in it stay. */
export const asked = (filters: Filters, criteria: readonly Criterion[], draft: Filters): Filters => {
  const own = new Set(criteria.map(({ key }) => key));
  return {
    ...Object.fromEntries(Object.entries(filters).filter(([key]) => !own.has(key))),
    ...Object.fromEntries(Object.entries(draft).filter(([key, value]) => own.has(key) && isGiven(value))),
  };
};

/** What the form shows of a list's filters. */
export const draftOf = (filters: Filters, criteria: readonly Criterion[]): Filters =>
  Object.fromEntries(criteria.flatMap(({ key }) => (isGiven(filters[key]) ? [[key, filters[key]]] : [])));
