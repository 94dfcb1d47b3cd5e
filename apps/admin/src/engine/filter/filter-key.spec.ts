import type { AnyResource } from '@school/kernel';
import { filterKey, firstOperator, readFilterKey, valueField } from './filter-key.ts';

const resource = {
  key: 'r',
  fields: { name: { type: 'text' }, price_gte: { type: 'int' } },
} as unknown as AnyResource;

describe('filter keys', () => {
  it('are read and written', () => {
    expect(filterKey('name', 'contains')).toBe('name_contains');
    expect(filterKey('name', 'eq')).toBe('name');
    expect(readFilterKey(resource, 'name_contains')).toEqual({ field: 'name', operator: 'contains' });
    expect(readFilterKey(resource, 'price_gte')).toEqual({ field: 'price_gte', operator: 'eq' });
    expect(readFilterKey(resource, 'createdAt_gte')).toEqual({ field: 'createdAt', operator: 'gte' });
  });

  it('begin with what people mostly want', () => {
    expect(firstOperator(['eq', 'contains', 'starts'])).toBe('contains');
    expect(firstOperator(['eq', 'in', 'nin'])).toBe('in');
    expect(firstOperator(['eq', 'gte', 'in'])).toBe('eq');
  });

  it('take a fitting value', () => {
    expect(valueField({ type: 'ref', to: 'x' }, 'in')).toEqual({ type: 'refs', to: 'x' });
    expect(valueField({ type: 'date' }, 'empty').type).toBe('flag');
    expect(valueField({ type: 'rollup', of: 'a', via: 'b', fn: 'count' }, 'gte').type).toBe('int');
  });
});
