import { fineAfter, fineDue, fineOf, principalDue, type FineSlab } from './fine.ts';

const slabs: readonly FineSlab[] = [
  { days: 1, kind: 'AMOUNT', value: '100' },
  { days: 7, kind: 'AMOUNT', value: '250' },
  { days: 30, kind: 'PERCENT', value: '5' },
];
const due = '2025-06-10';

describe('the fine of a bill', () => {
  it.each([
    ['2025-06-10', '0.00'],
    ['2025-06-11', '100.00'],
    ['2025-06-16', '100.00'],
    ['2025-06-17', '250.00'],
    ['2025-07-10', '621.75'],
    ['2025-05-01', '0.00'],
  ])('on %s is %s', (on, fine) => {
    expect(fineOf({ slabs, due, on, principal: '12435.00', assessed: '0.00' })).toBe(fine);
  });

  it('never shrinks when a part is paid, and stays once the fee is paid', () => {
    expect(fineOf({ slabs, due, on: '2025-07-25', principal: '7056.75', assessed: '621.75' })).toBe('621.75');
    expect(fineOf({ slabs, due, on: '2025-12-31', principal: '0.00', assessed: '100.00' })).toBe('100.00');
    expect(fineOf({ slabs: [], due, on: '2025-12-31', principal: '10.00', assessed: '0.00' })).toBe('0.00');
  });

  it('is due apart from the fee', () => {
    const standing = {
      payable: '12435.00',
      principalPaid: '5378.25',
      fineAssessed: '621.75',
      fineWaived: '0.00',
      finePaid: '621.75',
    };
    expect([principalDue(standing), fineDue(standing)]).toEqual(['7056.75', '0.00']);
    expect(fineDue({ ...standing, fineWaived: '100.00', finePaid: '0.00' })).toBe('521.75');
  });

  it('is what the payments that are left have set down', () => {
    const bill = { slabs, due, payable: '12435.00' };
    const first = { on: '2025-06-17', principal: '2435.00' };
    const second = { on: '2025-07-10', principal: '1000.00' };
    expect(fineAfter(bill, [])).toBe('0.00');
    expect(fineAfter(bill, [first])).toBe('250.00');
    expect(fineAfter(bill, [first, second])).toBe('500.00');
    expect(fineAfter(bill, [second])).toBe('621.75');
  });
});
