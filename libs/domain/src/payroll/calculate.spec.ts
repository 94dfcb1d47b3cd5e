import * as fc from 'fast-check';
import { sumMoney } from '../money/money.ts';
import type { PayCalculation } from './calculate.ts';
import { calculatePay, checkAssignment } from './calculate.ts';
import type { PayrollCategory } from './category.ts';
import {
  amountsOf,
  formulaDeduction,
  formulaEarning,
  planOf,
  salaryCategories,
  salaryInput,
} from './example-group.fixture.ts';
import type { PayInput } from './pay-input.ts';

const calculated = (
  categories: readonly PayrollCategory[],
  input: Partial<PayInput> = {},
): PayCalculation => {
  const pay = calculatePay(planOf(categories), { ...salaryInput, ...input });
  if (!pay.ok) throw new Error(JSON.stringify(pay.error));
  return pay.value;
};

describe('pay by categories', () => {
  it('calculates a salary of 100,000', () => {
    const pay = calculated(salaryCategories);
    expect(amountsOf(pay)).toEqual({
      BASIC: '40000.00',
      HRA: '20000.00',
      DA: '4000.00',
      CONV: '5000.00',
      SPL: '31000.00',
      PF: '4800.00',
      TAX: '2500.00',
    });
    expect(pay).toMatchObject({
      earningsTotal: '100000.00',
      deductionsTotal: '7300.00',
      netPay: '92700.00',
      warnings: [],
    });
    expect(amountsOf(calculated(salaryCategories, { grossPay: '50000.00' }))['TAX']).toBe('0.00');
  });

  it('rounds before another category reads', () => {
    const pay = calculated([formulaEarning('A', '33%GROSS'), formulaEarning('B', '300%A')], {
      grossPay: '1000.05',
    });
    expect(amountsOf(pay)).toEqual({ A: '330.02', B: '990.06' });
  });

  it('makes a result below zero nothing and warns', () => {
    const pay = calculated([formulaEarning('A', 'GROSS-200000'), formulaEarning('B', 'A+1')]);
    expect(amountsOf(pay)).toEqual({ A: '0.00', B: '1.00' });
    expect(pay.warnings).toEqual([{ code: 'NEGATIVE_CLAMPED', params: { category: 'A' } }]);
  });

  it.each([
    ['1/(NWD-25)', 'CATEGORY_DIVISION_BY_ZERO'],
    ['GROSS*GROSS*GROSS', 'CATEGORY_AMOUNT_OUT_OF_RANGE'],
  ])('names the category of %s', (formula, code) => {
    expect(calculatePay(planOf([formulaEarning('BAD', formula)]), salaryInput)).toEqual({
      ok: false,
      error: { code, params: { category: 'BAD' } },
    });
  });

  it('reads days and the sum of earnings', () => {
    const categories = [formulaEarning('DAILY', '100*PRESENT+LOPD'), formulaDeduction('FUND', '1%EARNINGS')];
    expect(amountsOf(calculated(categories, { daysPresent: '22.5', lopDays: '2.5' }))).toEqual({
      DAILY: '2252.50',
      FUND: '22.53',
    });
  });

  it('takes typed lines as input of others in manual mode only', () => {
    const overrides = { BASIC: '50000.00', CONV: '6000.00' };
    const manual = calculated(salaryCategories, { calculationMode: 'MANUAL', overrides });
    expect(amountsOf(manual)).toMatchObject({
      BASIC: '50000.00',
      HRA: '25000.00',
      PF: '6000.00',
      SPL: '14000.00',
    });
    expect(manual.lines.filter((line) => line.isOverridden).map((line) => line.code)).toEqual([
      'BASIC',
      'CONV',
    ]);
    const automatic = calculated(salaryCategories, { overrides });
    expect(amountsOf(automatic)).toMatchObject({ BASIC: '40000.00', CONV: '6000.00', SPL: '30000.00' });
  });

  it('lets an assignment come to zero but not below', () => {
    const free = calculated([formulaEarning('A', '10'), formulaDeduction('B', '10')]);
    const owing = calculated([formulaEarning('A', '10'), formulaDeduction('B', '10.01')]);
    expect(checkAssignment(free).ok).toBe(true);
    expect(checkAssignment(owing)).toEqual({
      ok: false,
      error: { code: 'ASSIGNMENT_NET_PAY_NEGATIVE', params: { netPay: '-0.01' } },
    });
  });
});

describe('any group', () => {
  const ranks = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 7 });
  const gross = fc.integer({ min: 0, max: 90_000_000 }).map((paisa) => (paisa / 100).toFixed(2));

  it('gives the same amounts whatever the display order', () => {
    fc.assert(
      fc.property(ranks, gross, (orders, grossPay) => {
        const shuffled = salaryCategories.map((category, index) => ({
          ...category,
          displayOrder: orders[index] ?? 0,
        }));
        expect(amountsOf(calculated(shuffled, { grossPay }))).toEqual(
          amountsOf(calculated(salaryCategories, { grossPay })),
        );
      }),
    );
  });

  it('has totals that are the sums of its lines', () => {
    fc.assert(
      fc.property(gross, (grossPay) => {
        const { lines, ...totals } = calculated(salaryCategories, { grossPay });
        const sumOf = (type: string): string =>
          sumMoney(lines.filter((line) => line.type === type).map((line) => line.amount));
        expect(totals.earningsTotal).toBe(sumOf('EARNING'));
        expect(totals.deductionsTotal).toBe(sumOf('DEDUCTION'));
        expect(totals.earningsTotal).toBe(sumMoney([totals.netPay, totals.deductionsTotal]));
      }),
    );
  });

  it('is calculated for 2,000 employees from one plan', () => {
    const plan = planOf([...salaryCategories, formulaDeduction('FUND', '1%EARNINGS')]);
    for (let index = 0; index < 2000; index += 1) {
      expect(calculatePay(plan, { ...salaryInput, grossPay: `${30_000 + index}.75` }).ok).toBe(true);
    }
  });
});
