import type { AssignmentRow, GroupCategories } from '@school/domain';
import { comparedLines } from './comparison.ts';

const current = {
  lines: [
    { categoryId: 1, code: 'BASIC', label: 'Basic', type: 'EARNING', amount: '40.00', isOverridden: false },
    { categoryId: 2, code: 'OLD', label: 'Old', type: 'EARNING', amount: '5.00', isOverridden: false },
  ],
} as unknown as AssignmentRow;
const next = {
  earnings: [
    {
      id: 1,
      code: 'BASIC',
      label: 'Basic',
      valueType: 'NUMERIC',
      formula: '50%GROSS',
      amount: '50.00',
      isOverridden: true,
    },
    {
      id: 3,
      code: 'HRA',
      label: 'House rent',
      valueType: 'NUMERIC',
      formula: '',
      amount: '20.00',
      isOverridden: false,
    },
  ],
  deductions: [],
} as unknown as GroupCategories;

it('puts the new amounts beside the present ones and keeps those that fall away', () => {
  expect(
    comparedLines(current, next, 'EARNING').map(({ code, current: now, next: then }) => [code, now, then]),
  ).toEqual([
    ['BASIC', '40.00', '50.00'],
    ['HRA', undefined, '20.00'],
    ['OLD', '5.00', undefined],
  ]);
  expect(comparedLines(null, undefined, 'DEDUCTION')).toEqual([]);
});
