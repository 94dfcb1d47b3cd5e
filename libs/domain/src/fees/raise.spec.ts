import { raisedAmount } from './raise.ts';

describe('a fee of the next year', () => {
  it('is raised by a percentage, to the paisa or to the nearest multiple', () => {
    expect(raisedAmount('10000.00', '8', '0.01')).toBe('10800.00');
    expect(raisedAmount('1333.33', '8', '0.01')).toBe('1440.00');
    expect(raisedAmount('1333.33', '8', '50')).toBe('1450.00');
    expect(raisedAmount('1015.00', '0', '10')).toBe('1020.00');
    expect(raisedAmount('1000.00', '-2.5', '1')).toBe('975.00');
    expect(raisedAmount('0.00', '8', '100')).toBe('0.00');
  });
});
