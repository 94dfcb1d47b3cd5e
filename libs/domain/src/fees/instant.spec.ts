import { instantLine } from './instant.ts';
import { receiptNumber } from './receipt-number.ts';

describe('a fee paid as it is made', () => {
  it('takes the discount off and taxes the rest', () => {
    const line = { amount: '1500.00', discountKind: 'PERCENT', discountValue: '10', taxRate: '13' } as const;
    expect(instantLine(line, 'EXCLUSIVE')).toEqual({ discount: '150.00', tax: '175.50', total: '1525.50' });
    expect(instantLine({ ...line, discountKind: 'AMOUNT', discountValue: '2000' }, 'NONE').total).toBe(
      '0.00',
    );
  });
});

describe('the number of a receipt', () => {
  it('is filled up to its digits', () => {
    expect(receiptNumber({ prefix: 'REC/', padding: 5 }, 100)).toBe('REC/00100');
    expect(receiptNumber({ prefix: '', padding: 2 }, 1234)).toBe('1234');
  });
});
