import { decimalOf } from '../money/decimal.ts';
import { planOf, salaryCategories } from './example-group.fixture.ts';
import { limitedLopDays, lossOfPayAmount, prepareLossOfPay } from './loss-of-pay.ts';
import type { LossOfPaySettings } from './loss-of-pay.ts';

const plan = planOf(salaryCategories);

const amountFor = (
  formula: string,
  figures: Record<string, string>,
  days: string,
  most = '1000000',
): unknown => {
  const prepared = prepareLossOfPay(plan, { enableLop: true, lopFormula: formula });
  if (!prepared.ok || prepared.value.method !== 'DEDUCTION_LINE') return prepared;
  const values = new Map(Object.entries(figures).map(([code, text]) => [code, decimalOf(text)]));
  const line = lossOfPayAmount(prepared.value.perDay, values, decimalOf(days), decimalOf(most));
  return line.ok ? `${line.value.amount.toFixed(2)}${line.value.isClamped ? ' clamped' : ''}` : line.error;
};

describe('preparing loss of pay', () => {
  it.each<[LossOfPaySettings, object]>([
    [{ enableLop: false, lopFormula: '1+' }, { method: 'NONE' }],
    [{ enableLop: true, lopMethod: 'PRORATE_EARNINGS' }, { method: 'PRORATE_EARNINGS' }],
    [{ enableLop: true }, { method: 'DEDUCTION_LINE', readsGross: true }],
    [
      { enableLop: true, lopFormula: 'BASIC/NWD' },
      { method: 'DEDUCTION_LINE', readsGross: false },
    ],
    [
      { enableLop: true, lopFormula: 'EARNINGS/NWD' },
      { method: 'DEDUCTION_LINE', readsGross: false },
    ],
  ])('reads %j', (settings, value) => {
    expect(prepareLossOfPay(plan, settings)).toMatchObject({ ok: true, value });
  });

  it.each([
    ['GROSS/', 'LOP_FORMULA_SYNTAX'],
    ['BONUS/NWD', 'LOP_CODE_UNKNOWN'],
    ['DEDUCTIONS/NWD', 'LOP_CODE_UNKNOWN'],
  ])('refuses %s with %s', (lopFormula, code) => {
    expect(prepareLossOfPay(plan, { enableLop: true, lopFormula })).toMatchObject({
      ok: false,
      error: { code },
    });
  });
});

describe('the loss of pay line', () => {
  it.each([
    ['GROSS/NWD', { GROSS: '100000', NWD: '25' }, '2.5', '10000.00'],
    ['GROSS/NWD', { GROSS: '14000', NWD: '6' }, '1.5', '3500.00'],
    ['GROSS/NWD', { GROSS: '100000', NWD: '30' }, '3', '10000.00'],
    ['GROSS/NWD', { GROSS: '10.03', NWD: '3' }, '1.5', '5.02'],
    ['BASIC/NWD', { BASIC: '40000', NWD: '25' }, '0', '0.00'],
    ['NWD-30', { NWD: '25' }, '1', '0.00 clamped'],
  ])('takes %s of %j for %s days: %s', (formula, figures, days, expected) => {
    expect(amountFor(formula, figures as Record<string, string>, days)).toBe(expected);
  });

  it('never takes more than is earned', () => {
    expect(amountFor('GROSS/NWD', { GROSS: '1000', NWD: '2' }, '2', '900')).toBe('900.00');
  });

  it.each([
    ['GROSS/NWD', 'CATEGORY_DIVISION_BY_ZERO'],
    ['9999999999999*9', 'CATEGORY_AMOUNT_OUT_OF_RANGE'],
  ])('names its line when %s has no amount', (formula, code) => {
    expect(amountFor(formula, { GROSS: '1', NWD: '0' }, '1')).toEqual({ code, params: { category: 'LOP' } });
  });

  it('counts no more days than there are', () => {
    expect(limitedLopDays('30', '25').toFixed()).toBe('25');
    expect(limitedLopDays(null, '25').toFixed()).toBe('0');
  });
});
