import { dependsOn, pickerFilter } from './picker-filter.ts';

const filter = { active: true, category: { $field: 'category' } };

describe('filters of pickers', () => {
  it('reads the form', () => {
    expect(pickerFilter(filter, { category: 3 })).toEqual({ active: true, category: 3 });
  });

  it('leaves out what the form does not say yet', () => {
    expect(pickerFilter(filter, { category: null })).toEqual({ active: true });
    expect(pickerFilter(undefined, {})).toEqual({});
  });

  it('looks into groups of conditions', () => {
    expect(pickerFilter({ _or: [{ owner: { $field: 'owner' } }, { shared: true }] }, { owner: 1 })).toEqual({
      _or: [{ owner: 1 }, { shared: true }],
    });
  });

  it('names what it depends on', () => {
    expect(dependsOn(filter)).toEqual(['category']);
  });
});
