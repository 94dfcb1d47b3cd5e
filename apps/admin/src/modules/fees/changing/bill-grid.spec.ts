import type { GridBill } from '@school/domain';
import { changesOf, withTicks } from './bill-grid.ts';

const bill = (id: number, isPaid = false): GridBill => ({
  id,
  student: 'Aqsa Ali',
  admissionNumber: 'S1',
  payable: '100.00',
  status: 'UNPAID',
  isPaid,
  particulars: [1],
  discounts: [],
});

it('what is ticked and unticked again is no change', () => {
  const on = withTicks(new Map(), [bill(7)], { kind: 'discount', item: 3, given: true });
  expect(changesOf(on)).toEqual([{ bill: 7, discount: 3, given: true }]);
  expect(changesOf(withTicks(on, [bill(7)], { kind: 'discount', item: 3, given: false }))).toEqual([]);
});

it('a whole column leaves paid bills, and those that have it already, alone', () => {
  const ticks = withTicks(new Map(), [bill(7), bill(8, true)], { kind: 'particular', item: 2, given: true });
  expect(changesOf(ticks)).toEqual([{ bill: 7, particular: 2, given: true }]);
  expect(withTicks(new Map(), [bill(7)], { kind: 'particular', item: 1, given: true }).size).toBe(0);
});
