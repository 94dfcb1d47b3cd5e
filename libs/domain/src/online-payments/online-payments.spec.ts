import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  type Arbitrary,
} from 'fast-check';
import { judge, mayMove, type AttemptStatus, type GatewayWord } from './attempt.ts';
import { fromMinorUnits, minorUnits } from './minor-units.ts';
import { settlementDifference, settlementTotals } from './settlement.ts';

const amount = integer({ min: 1, max: 10 ** 9 }).map((cents) => (cents / 100).toFixed(2));
const refs = constantFrom('pay_1', 'pay_2');
const word: Arbitrary<GatewayWord> = oneof(
  record({
    says: constant('PAID' as const),
    amount: constantFrom('100.00', '99.00'),
    paidRef: refs,
  }),
  record({ says: constant('FAILED' as const), reason: constant(undefined) }),
  constant({ says: 'OTHER' as const }),
);

describe('amounts of gateways', () => {
  it('go there in the smallest unit and come back the same', () => {
    expect(minorUnits('12435.00', 'PKR')).toBe('1243500');
    expect(minorUnits('0.05', 'EUR')).toBe('5');
    expect(minorUnits('500.00', 'JPY')).toBe('500');
    expect(minorUnits('500.50', 'JPY')).toBeUndefined();
    expect(fromMinorUnits('12.5', 'EUR')).toBeUndefined();
    assert(property(amount, (value) => fromMinorUnits(minorUnits(value, 'PKR') ?? '', 'PKR') === value));
  });
});

describe('the word of a gateway', () => {
  const next = { BOOK: 'PAID', MISMATCH: 'MISMATCH', FAIL: 'FAILED' } as const;

  it('books one payment once, in the amount that was asked for, whatever comes in whatever order', () => {
    assert(
      property(array(word, { maxLength: 12 }), (words) => {
        let status: AttemptStatus = 'OPEN';
        let paidRef: string | null = null;
        let booked = 0;
        for (const one of words) {
          const verdict = judge({ status, amount: '100.00', paidRef }, one);
          if (verdict === 'BOOK') {
            booked += 1;
            expect(one).toMatchObject({ says: 'PAID', amount: '100.00' });
          }
          if (verdict === 'IGNORE' || verdict === 'AGAIN') continue;
          expect(mayMove(status, next[verdict])).toBe(true);
          status = next[verdict];
          if (one.says === 'PAID') paidRef = one.paidRef;
        }
        expect(booked).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('honours money that comes after the payment was given up, and not a failure after success', () => {
    const paid = { says: 'PAID', amount: '5.00', paidRef: 'a' } as const;
    expect(judge({ status: 'EXPIRED', amount: '5.00', paidRef: null }, paid)).toBe('BOOK');
    const failed = { says: 'FAILED', reason: undefined } as const;
    expect(judge({ status: 'PAID', amount: '5.00', paidRef: 'a' }, failed)).toBe('IGNORE');
    expect(judge({ status: 'PAID', amount: '5.00', paidRef: 'b' }, paid)).toBe('AGAIN');
  });
});

describe('a settlement', () => {
  it('splits the worked example: 12,435.00 at 2.5 % and 16 % tax on that reach the bank as 12,074.38', () => {
    expect(settlementTotals([{ gross: '12435.00', fee: '310.88', tax: '49.74' }])).toEqual({
      gross: '12435.00',
      kept: '360.62',
      net: '12074.38',
    });
  });

  it('tells how a payment differs', () => {
    expect(settlementDifference('5.00', undefined)).toBe('UNKNOWN');
    expect(settlementDifference('5.00', { paidAmount: '5.00', isPaid: false })).toBe('NOT_PAID');
    expect(settlementDifference('5.00', { paidAmount: '4.00', isPaid: true })).toBe('AMOUNT');
    expect(settlementDifference('5.00', { paidAmount: '5.00', isPaid: true })).toBeUndefined();
  });
});
