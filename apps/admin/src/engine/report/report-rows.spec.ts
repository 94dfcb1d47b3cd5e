import { addExact, groupsOf } from './report-rows.ts';

const report = {
  columns: {
    name: { label: 'Name', as: 'text' },
    dept: { label: 'Department', as: 'text' },
    net: { label: 'Net', as: 'money', total: true },
  },
  groupBy: 'dept',
} as const;

describe('rows of a report', () => {
  it('adds exactly', () => {
    expect(addExact(['0.10', '0.20'])).toBe('0.30');
    expect(addExact(['99999999999999.99', '0.01', null])).toBe('100000000000000.00');
    expect(addExact(['-0.05', '0.02'])).toBe('-0.03');
    expect(addExact([1, 2])).toBe('3');
    expect(addExact([])).toBe('0');
  });

  it('groups in the order in which rows come, each with its totals', () => {
    const groups = groupsOf(report, [
      { name: 'a', dept: 'B', net: '1.00' },
      { name: 'b', dept: 'A', net: '2.00' },
      { name: 'c', dept: 'B', net: '3.50' },
    ]);
    expect(groups.map((group) => [group.key, group.rows.length, group.totals['net']])).toEqual([
      ['B', 2, '4.50'],
      ['A', 1, '2.00'],
    ]);
  });
});
