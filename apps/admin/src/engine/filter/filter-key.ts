import { filterSuffixes, type AnyField, type AnyResource, type FilterOperator } from '@school/kernel';
import { fieldAt } from '../catalogue/fields.ts';

/** `joiningDate` + `gte` -> `joiningDate_gte`. */
export const filterKey = (field: string, operator: FilterOperator): string =>
  operator === 'eq' ? field : `${field}_${operator}`;

/** The field and the operator of a filter key; a field whose own name ends like an operator takes precedence. */
export const readFilterKey = (
  resource: AnyResource,
  key: string,
): { field: string; operator: FilterOperator } => {
  if (fieldAt(resource, key)) return { field: key, operator: 'eq' };
  const suffix = filterSuffixes.find((one) => key.endsWith(`_${one}`));
  return suffix
    ? { field: key.slice(0, -suffix.length - 1), operator: suffix }
    : { field: key, operator: 'eq' };
};

/** The operator offered first: texts are searched for substrings, everything else is compared. */
export const firstOperator = (operators: readonly FilterOperator[]): FilterOperator =>
  operators.includes('contains')
    ? 'contains'
    : operators.includes('in') && !operators.includes('gte')
      ? 'in'
      : (operators[0] ?? 'eq');

/** The field whose input takes the value: several values of a choice or of references, yes or no for `empty`. */
export const valueField = (field: AnyField, operator: FilterOperator): AnyField => {
  if (operator === 'empty') return { type: 'flag', default: true };
  if (operator === 'in' || operator === 'nin') {
    if (field.type === 'choice') return { type: 'choices', options: field.options };
    if (field.type === 'ref') return { type: 'refs', to: field.to };
  }
  if (field.type === 'choices') return { type: 'choice', options: field.options };
  if (field.type === 'refs') return { type: 'ref', to: field.to };
  if (field.type === 'computed' || field.type === 'lookup') return { type: field.as } as AnyField;
  if (field.type === 'rollup') return { type: field.as ?? 'int' } as AnyField;
  if (field.type === 'longText' || field.type === 'richText' || field.type === 'series')
    return { type: 'text' };
  return field;
};
