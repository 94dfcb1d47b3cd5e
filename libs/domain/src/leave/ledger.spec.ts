import { availableDays, balanceOn, expiredLots } from './ledger.ts';
import type { LedgerEntry, LedgerKind } from './ledger.ts';

const entry = (
  kind: LedgerKind,
  days: string,
  effectiveDate = '2025-01-01',
  expiresOn?: string,
): LedgerEntry => ({
  kind,
  days,
  effectiveDate,
  ...(expiresOn === undefined ? {} : { expiresOn }),
});
const year = [entry('CREDIT', '20'), entry('CARRY_FORWARD', '10', '2025-01-01', '2025-03-31')];

describe('the balance as the sum of the ledger', () => {
  it('is what is left less what is asked for', () => {
    const entries = [entry('CREDIT', '10'), entry('CARRY_FORWARD', '3'), entry('TAKEN', '-4', '2025-02-03')];
    expect(availableDays(entries, '2', '2025-05-01')).toBe('7');
    expect([balanceOn(entries, '2025-01-31'), balanceOn(entries, '2025-02-03')]).toEqual(['13', '9']);
  });

  it.each([
    ['0', '10', '20'],
    ['8', '2', '20'],
    ['10', '0', '20'],
    ['12', '0', '18'],
  ])('with %s taken in time, %s of the carried days expire and %s are left', (taken, expired, left) => {
    const entries = taken === '0' ? year : [...year, entry('TAKEN', `-${taken}`, '2025-02-10')];
    const lots = expiredLots(entries, '2025-04-01');
    expect(lots.map(({ days }) => days)).toEqual(expired === '0' ? [] : [expired]);
    expect(availableDays(entries, '0', '2025-04-01')).toBe(left);
  });

  it('lets carried days be used on their last day, and leave after it takes none of them', () => {
    expect(expiredLots(year, '2025-03-31')).toEqual([]);
    const late = [...year, entry('TAKEN', '-4', '2025-04-10')];
    expect(expiredLots(late, '2025-04-11')).toMatchObject([{ days: '10' }]);
    expect(availableDays(late, '0', '2025-04-11')).toBe('16');
  });

  it('writes an expiry off once', () => {
    const written = [...year, entry('EXPIRE', '-10', '2025-04-01')];
    expect(expiredLots(written, '2025-04-02')).toEqual([]);
    expect(availableDays(written, '0', '2025-04-02')).toBe('20');
  });

  it('gives back what a cancelled leave took', () => {
    const back = [...year, entry('TAKEN', '-4', '2025-02-01'), entry('TAKEN_REVERSAL', '4', '2025-02-01')];
    expect(availableDays(back, '0', '2025-02-02')).toBe('30');
    expect(expiredLots(back, '2025-04-01')).toMatchObject([{ days: '10' }]);
  });

  it('uses the lot with the nearest end first', () => {
    const two = [
      entry('CARRY_FORWARD', '5', '2025-01-01', '2025-06-30'),
      entry('CARRY_FORWARD', '3', '2025-01-01', '2025-03-31'),
      entry('TAKEN', '-4', '2025-02-01'),
    ];
    expect(expiredLots(two, '2025-07-01').map(({ expiresOn, days }) => [expiresOn, days])).toEqual([
      ['2025-06-30', '4'],
    ]);
  });
});
