import type { IndividualItem } from './individual-item.ts';
import { individualLines } from './individual-item.ts';

const item: IndividualItem = {
  code: 'ADV',
  name: 'Advance',
  type: 'DEDUCTION',
  amount: '500.00',
  firstPeriodStart: '2025-06-01',
  everyPeriod: false,
};
const codes = (extras: Partial<IndividualItem>, start: string): number =>
  individualLines([{ ...item, ...extras }], start).length;

describe('individual items', () => {
  it('becomes a line of its own source', () => {
    expect(individualLines([item], '2025-06-01')).toEqual([
      {
        code: 'ADV',
        label: 'Advance',
        type: 'DEDUCTION',
        amount: '500.00',
        source: 'INDIVIDUAL',
        isOverridden: false,
      },
    ]);
  });

  it.each([
    [{}, '2025-05-01', 0],
    [{}, '2025-07-01', 0],
    [{ everyPeriod: true }, '2025-05-01', 0],
    [{ everyPeriod: true }, '2030-01-01', 1],
    [{ everyPeriod: true, lastPeriodStart: '2025-08-01' }, '2025-08-01', 1],
    [{ everyPeriod: true, lastPeriodStart: '2025-08-01' }, '2025-09-01', 0],
  ])('with %j in the period from %s makes %i lines', (extras, start, count) => {
    expect(codes(extras, start)).toBe(count);
  });
});
