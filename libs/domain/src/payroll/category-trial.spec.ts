import { formulaDeduction, formulaEarning, salaryCategories } from './example-group.fixture.ts';
import { tryCategory } from './category-trial.ts';
import type { TrialValues } from './category-trial.ts';

const values: TrialValues = { GROSS: '100000.00', NWD: '25', LOPD: '0', PRESENT: '25', amounts: {} };
const others = (code: string) => salaryCategories.filter((category) => category.code !== code);
const one = (code: string) => {
  const found = salaryCategories.find((category) => category.code === code);
  if (!found) throw new Error(code);
  return found;
};

describe('a category that is tried out', () => {
  it.each([
    ['BASIC', '40000.00'],
    ['HRA', '20000.00'],
    ['DA', '4000.00'],
    ['CONV', '5000.00'],
    ['SPL', '31000.00'],
    ['PF', '4800.00'],
    ['TAX', '2500.00'],
  ])('gives for %s what a payslip would: %s', (code, amount) => {
    expect(tryCategory(one(code), others(code), values)).toMatchObject({ ok: true, value: { amount } });
  });

  it('says what it was made of and which values it asks for', () => {
    expect(tryCategory(one('PF'), others('PF'), values)).toMatchObject({
      value: { variables: ['GROSS'], before: [{ code: 'BASIC', amount: '40000.00' }], clamped: false },
    });
    const late = formulaDeduction('LATE', 'GROSS/NWD*LOPD');
    expect(tryCategory(late, salaryCategories, { ...values, LOPD: '2.5' })).toMatchObject({
      value: { amount: '10000.00', variables: ['GROSS', 'NWD', 'LOPD'], before: [] },
    });
  });

  it('takes an amount that somebody types for a category it reads', () => {
    const typed = { ...values, amounts: { BASIC: '50000.00' } };
    expect(tryCategory(one('PF'), others('PF'), typed)).toMatchObject({ value: { amount: '6000.00' } });
  });

  it('sums the earnings that are active where a deduction reads their sum', () => {
    const share = formulaDeduction('SHARE', '1%EARNINGS');
    const idle = formulaEarning('IDLE', '1000', { isActive: false });
    expect(tryCategory(share, [...salaryCategories, idle], values)).toMatchObject({
      value: { amount: '1000.00' },
    });
  });

  it('counts less than nothing as nothing and says so', () => {
    const spl = formulaEarning('SPL', 'GROSS-200000');
    expect(tryCategory(spl, others('SPL'), values)).toMatchObject({
      value: { amount: '0.00', clamped: true },
    });
  });

  it.each([
    [formulaEarning('A', '12%'), 'CATEGORY_FORMULA_SYNTAX'],
    [formulaEarning('A', 'NOPE'), 'CODE_UNKNOWN'],
    [formulaEarning('A', 'GROSS/LOPD'), 'CATEGORY_DIVISION_BY_ZERO'],
    [formulaEarning('BASIC', 'HRA'), 'CATEGORY_CYCLE'],
  ])('tells what is wrong with %j', (category, code) => {
    expect(tryCategory(category, others(category.code), values)).toMatchObject({
      ok: false,
      error: { code },
    });
  });
});
