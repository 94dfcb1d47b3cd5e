import * as fc from 'fast-check';
import { addMoney, compareMoney, sumMoney } from '../money/money.ts';
import type { PayrollCategory } from './category.ts';
import {
  amountsOf,
  formulaDeduction,
  formulaEarning,
  planOf,
  salaryCategories,
  salaryInput,
} from './example-group.fixture.ts';
import type { LossOfPaySettings } from './loss-of-pay.ts';
import { prepareLossOfPay } from './loss-of-pay.ts';
import type { PeriodPay, PeriodPayInput } from './period-pay.ts';
import { calculatePeriodPay } from './period-pay.ts';

const deductionLine: LossOfPaySettings = {
  enableLop: true,
  lopMethod: 'DEDUCTION_LINE',
  lopFormula: 'GROSS/NWD',
};
const prorated: LossOfPaySettings = { enableLop: true, lopMethod: 'PRORATE_EARNINGS' };
const monthly: PeriodPayInput = { ...salaryInput, workingDays: '25', lopDays: '2.5' };

const attempt = (
  categories: readonly PayrollCategory[],
  settings: LossOfPaySettings,
  input: PeriodPayInput,
) => {
  const plan = planOf(categories);
  const lossOfPay = prepareLossOfPay(plan, settings);
  if (!lossOfPay.ok) throw new Error(JSON.stringify(lossOfPay.error));
  return calculatePeriodPay(plan, lossOfPay.value, input);
};
const paid = (
  categories: readonly PayrollCategory[],
  settings: LossOfPaySettings,
  input: PeriodPayInput,
): PeriodPay => {
  const pay = attempt(categories, settings, input);
  if (!pay.ok) throw new Error(JSON.stringify(pay.error));
  return pay.value;
};

describe('pay of a period', () => {
  it('takes unpaid days by a line of their own', () => {
    const pay = paid(salaryCategories, deductionLine, monthly);
    expect(pay).toMatchObject({
      lopDays: '2.5',
      lopAmount: '10000.00',
      earningsTotal: '100000.00',
      deductionsTotal: '17300.00',
      netPay: '82700.00',
    });
    expect(pay.lines.at(-1)).toEqual({
      code: 'LOP',
      label: 'Loss of Pay',
      type: 'DEDUCTION',
      amount: '10000.00',
      source: 'LOP',
      isOverridden: false,
    });
  });

  it('or reduces the earnings once, and lets deductions read the reduced ones', () => {
    const pay = paid(salaryCategories, prorated, monthly);
    expect(amountsOf(pay)).toEqual({
      BASIC: '36000.00',
      HRA: '18000.00',
      DA: '3600.00',
      CONV: '4500.00',
      SPL: '27900.00',
      PF: '4320.00',
      TAX: '2500.00',
    });
    expect(pay).toMatchObject({ earningsTotal: '90000.00', netPay: '83180.00', lopAmount: '0.00' });
  });

  it('pays a weekly group by its own working days', () => {
    const input = {
      ...monthly,
      grossPay: '14000.00',
      normalWorkingDays: '6',
      workingDays: '6',
      lopDays: '1.5',
    };
    expect(paid([formulaEarning('PAY', 'GROSS')], deductionLine, input)).toMatchObject({
      lopAmount: '3500.00',
    });
  });

  it('pays the employed part of a period to somebody who joined in it', () => {
    const employment = { employed: '13', inPeriod: '25' };
    const pay = paid(salaryCategories, { enableLop: false }, { ...monthly, lopDays: null, employment });
    expect(amountsOf(pay)).toMatchObject({ BASIC: '20800.00', PF: '2496.00', TAX: '2500.00' });
  });

  it('takes the full price of a day from somebody who joined, up to all that is earned', () => {
    const employment = { employed: '1', inPeriod: '25' };
    const pay = paid([formulaEarning('PAY', 'GROSS')], deductionLine, {
      ...monthly,
      employment,
      lopDays: '2',
    });
    expect(pay).toMatchObject({ earningsTotal: '4000.00', lopAmount: '4000.00', netPay: '0.00' });
  });

  it('ignores unpaid days when the group does', () => {
    expect(paid(salaryCategories, { enableLop: false }, monthly).netPay).toBe('92700.00');
  });

  it('adds individual lines to the totals and before the loss of pay', () => {
    const bonus = { code: 'EID', label: 'Eid bonus', type: 'EARNING' as const, amount: '1000.00' };
    const individualLines = [{ ...bonus, source: 'INDIVIDUAL' as const, isOverridden: false }];
    const pay = paid(salaryCategories, deductionLine, { ...monthly, individualLines });
    expect(pay).toMatchObject({ earningsTotal: '101000.00', netPay: '83700.00' });
    expect(pay.lines.slice(-2).map((line) => line.code)).toEqual(['EID', 'LOP']);
  });

  it('warns once of a deduction below zero although it is calculated twice', () => {
    const categories = [formulaEarning('PAY', 'GROSS'), formulaDeduction('X', '-1')];
    expect(paid(categories, prorated, monthly).warnings).toEqual([
      { code: 'NEGATIVE_CLAMPED', params: { category: 'X' } },
    ]);
    const warnings = paid(
      [formulaEarning('PAY', '-1')],
      { ...deductionLine, lopFormula: '-1' },
      monthly,
    ).warnings;
    expect(warnings.map(({ params }) => params.category)).toEqual(['PAY', 'LOP']);
  });

  it('reads unpaid days no larger than the working days', () => {
    const pay = paid(
      [formulaEarning('PAY', '100*LOPD')],
      { enableLop: false },
      { ...monthly, lopDays: '31' },
    );
    expect(pay).toMatchObject({ lopDays: '25', earningsTotal: '2500.00' });
  });

  it.each<[string, LossOfPaySettings, Partial<PeriodPayInput>, string]>([
    ['no gross pay for the price of a day', deductionLine, { grossPay: null }, 'GROSS_PAY_REQUIRED'],
    [
      'no working days in the price of a day',
      deductionLine,
      { normalWorkingDays: '0' },
      'CATEGORY_DIVISION_BY_ZERO',
    ],
    [
      'a period without working days',
      prorated,
      { employment: { employed: '0', inPeriod: '0' } },
      'WORKING_DAYS_ZERO',
    ],
    ['a typed amount below zero', prorated, { overrides: { PAY: '-1' } }, 'OVERRIDE_INVALID'],
  ])('fails for %s', (_, settings, extras, code) => {
    const categories = [formulaEarning('PAY', '', { valueType: 'NUMERIC', amount: '100.00' })];
    expect(attempt(categories, settings, { ...monthly, ...extras })).toMatchObject({
      ok: false,
      error: { code },
    });
  });

  it('always foots and never takes more than is earned', () => {
    const days = fc.integer({ min: 0, max: 60 }).map((halves) => String(halves / 2));
    const gross = fc.integer({ min: 0, max: 50_000_000 }).map((paisa) => (paisa / 100).toFixed(2));
    const method = fc.constantFrom(deductionLine, prorated);
    fc.assert(
      fc.property(method, days, gross, (settings, lopDays, grossPay) => {
        const pay = paid(salaryCategories, settings, { ...monthly, lopDays, grossPay });
        const deducted = pay.lines.filter((line) => line.type === 'DEDUCTION').map((line) => line.amount);
        expect(pay.deductionsTotal).toBe(sumMoney(deducted));
        expect(addMoney(pay.netPay, pay.deductionsTotal)).toBe(pay.earningsTotal);
        expect(compareMoney(pay.lopAmount, pay.earningsTotal)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
