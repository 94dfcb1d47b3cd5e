import { freshOn, sumOfBatches, takeFromBatches } from './batches.ts';

const batches = [
  { id: 2, expiryDate: '2025-09-01', onHand: '10.000' },
  { id: 1, expiryDate: '2025-05-01', onHand: '3.000' },
];

describe('batches that expire', () => {
  it('go out first-expiring first (INV-12)', () => {
    expect(takeFromBatches(freshOn(batches, '2025-04-20'), '5')).toEqual([
      { id: 1, quantity: '3.000' },
      { id: 2, quantity: '2.000' },
    ]);
  });

  it('are not given away once they have expired (INV-12)', () => {
    expect(takeFromBatches(freshOn(batches, '2025-05-02'), '5')).toEqual([{ id: 2, quantity: '5.000' }]);
    expect(sumOfBatches(freshOn(batches, '2025-05-02'))).toBe('10.000');
    expect(freshOn(batches, '2025-05-01')).toHaveLength(2);
  });

  it('give nothing where they hold less', () => {
    expect(takeFromBatches(batches, '13.001')).toBeUndefined();
    expect(takeFromBatches([], '1')).toBeUndefined();
  });
});
