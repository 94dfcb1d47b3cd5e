import {
  array,
  assert,
  constantFrom,
  dictionary,
  integer,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { readExtras, readViewState, searchOf, withExtras, type ViewState } from './view-state.ts';

const state = record(
  {
    filter: dictionary(constantFrom('a', 'b_gte', 'c.d'), oneof(string(), integer())),
    sort: record({ field: constantFrom('a', 'b'), order: constantFrom('ASC', 'DESC') }),
    perPage: integer({ min: 1, max: 1000 }),
    columns: array(string(), { minLength: 1 }),
    group: oneof(
      constantFrom('none' as const),
      record({ by: string() }),
      record({ by: string(), open: array(string()) }),
      record({ by: string(), closed: array(string(), { minLength: 1 }) }),
    ),
  },
  { requiredKeys: ['filter'] },
);

describe('the state of a view', () => {
  it('comes back from the address and from the server', () => {
    assert(
      property(state, (given) => {
        const view = JSON.parse(JSON.stringify(given)) as ViewState;
        expect(readViewState(JSON.parse(JSON.stringify(view)))).toEqual(view);
        const parameters = new URLSearchParams(searchOf(view, 12));
        expect(JSON.parse(parameters.get('filter') ?? '')).toEqual(view.filter);
        expect(readExtras(searchOf(view, 12))).toEqual({
          ...(view.columns ? { columns: view.columns } : {}),
          view: 12,
          ...(view.group ? { group: view.group } : {}),
        });
      }),
    );
  });

  it('leaves out what makes no sense', () => {
    const odd = { filter: [], sort: { field: 3 }, perPage: 5000, columns: [1, 'a'], group: { by: 1 } };
    expect(readViewState(odd)).toEqual({ filter: {}, columns: ['a'] });
    expect(readViewState('x')).toEqual({ filter: {} });
    expect([readExtras('?displayedFilters=x'), readExtras('?displayedFilters=[1]'), readExtras('')]).toEqual([
      {},
      {},
      {},
    ]);
  });

  it('changes nothing else in the address', () => {
    const changed = new URLSearchParams(withExtras('?filter=%7B%22a%22%3A1%7D&page=3', {}));
    expect([changed.get('filter'), changed.get('page')]).toEqual(['{"a":1}', '3']);
  });
});
