import { ZERO, decimalOf } from '../money/decimal.ts';
import { formulaDeduction, formulaEarning, planOf } from './example-group.fixture.ts';
import { ratioValue } from './formula/ratio.ts';
import { paidShare, prorateEarnings } from './proration.ts';

describe('the paid share of a period', () => {
  it.each([
    [null, '0', '25', '1'],
    [null, '2.5', '25', '0.9'],
    [{ employed: '13', inPeriod: '25' }, '0', '0', '0.52'],
    [{ employed: '13', inPeriod: '25' }, '1', '25', '0.48'],
    [{ employed: '1', inPeriod: '25' }, '3', '25', '0'],
  ])('of %j with %s of %s unpaid days is %s', (employment, lopDays, workingDays, expected) => {
    const share = paidShare(employment, decimalOf(lopDays), workingDays);
    expect(share.ok && ratioValue(share.value).toFixed()).toBe(expected);
  });

  it.each([
    [null, '1', '0'],
    [{ employed: '0', inPeriod: '0' }, '0', '25'],
  ])('needs working days: %j, %s of %s', (employment, lopDays, workingDays) => {
    expect(paidShare(employment, decimalOf(lopDays), workingDays)).toEqual({
      ok: false,
      error: { code: 'WORKING_DAYS_ZERO', params: {} },
    });
  });

  it('reduces only earnings that follow the days, each by its own rounding', () => {
    const plan = planOf([
      formulaEarning('BASIC', '1', { rounding: 'NEAREST_10' }),
      formulaEarning('PHONE', '1', { affectedByLop: false }),
      formulaDeduction('PF', '1'),
    ]);
    const full = new Map(['BASIC', 'PHONE', 'PF'].map((code) => [code, decimalOf('1000')]));
    const share = paidShare(null, decimalOf('1'), '3');
    const reduced = share.ok ? prorateEarnings(plan, full, share.value) : new Map([['', ZERO]]);
    expect([...reduced].map(([code, amount]) => `${code} ${amount.toFixed()}`)).toEqual([
      'BASIC 670',
      'PHONE 1000',
    ]);
  });
});
