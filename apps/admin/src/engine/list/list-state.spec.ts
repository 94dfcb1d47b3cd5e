import { catalogue } from '@school/resources';
import { nextSort, shownFilters, totalsOf, withFilter } from './list-state.ts';

describe('the state of a list', () => {
  it('turns the order round at the second click', () => {
    expect(nextSort({ field: 'id', order: 'ASC' }, 'name')).toEqual({ field: 'name', order: 'ASC' });
    expect(nextSort({ field: 'name', order: 'ASC' }, 'name')).toEqual({ field: 'name', order: 'DESC' });
    expect(nextSort({ field: 'name', order: 'DESC' }, 'name')).toEqual({ field: 'name', order: 'ASC' });
  });

  it('takes an empty filter away', () => {
    expect(withFilter({ a: 1, b: 2 }, 'a', '')).toEqual({ b: 2 });
    expect(withFilter({ a: 1 }, 'b', [])).toEqual({ a: 1 });
    expect(withFilter({ a: 1 }, 'a', false)).toEqual({ a: false });
  });

  it('knows which filters have chips', () => {
    expect(shownFilters({ q: 'x', archived: true, status: 'A' })).toEqual(['status']);
  });

  it('adds up what the stock is worth, and no prices of one piece', () => {
    const columns = ['itemName', 'unitPrice', 'onHand', 'stockValue'];
    expect(totalsOf(catalogue.resource('storeItem'), columns)).toEqual(['stockValue']);
  });
});
