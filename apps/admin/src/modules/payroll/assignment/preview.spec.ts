import type { AssignableRow } from '@school/domain';
import { assignPreview } from './preview.ts';

const person = (employeeName: string, periodPay: string | null) =>
  ({ employeeName, periodPay }) as AssignableRow;

it('adds up what is assigned and names who has no pay terms', () => {
  const chosen = [person('Asma', '100.10'), person('Ali', null), person('Zoya', '0.00')];
  expect(assignPreview(chosen, 'payTerms', '')).toEqual({
    count: 3,
    gross: '100.10',
    without: ['Ali', 'Zoya'],
  });
  expect(assignPreview(chosen, 'value', '50')).toEqual({ count: 3, gross: '150.00', without: [] });
});
