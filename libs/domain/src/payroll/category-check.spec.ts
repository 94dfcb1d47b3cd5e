import { checkCategory } from './category-check.ts';
import { formulaDeduction, formulaEarning } from './example-group.fixture.ts';

const basic = formulaEarning('BASIC', '40%GROSS');
const old = formulaEarning('OLD', '1', { isActive: false });

describe('saving a category', () => {
  it('gives the codes it reads', () => {
    expect(checkCategory(formulaEarning('HRA', '50%BASIC+GROSS/NWD'), [basic])).toEqual({
      ok: true,
      value: ['BASIC', 'GROSS', 'NWD'],
    });
  });

  it('refuses a circle and names it from the category being saved', () => {
    const others = [formulaEarning('BASIC', 'GROSS-HRA')];
    expect(checkCategory(formulaEarning('HRA', '50%BASIC'), others)).toEqual({
      ok: false,
      error: {
        code: 'CATEGORY_CYCLE',
        params: { path: 'HRA → BASIC → HRA', codes: ['HRA', 'BASIC', 'HRA'] },
      },
    });
  });

  it('compares with the older state of the same category by its code', () => {
    const others = [basic, formulaEarning('HRA', '50%BASIC')];
    expect(checkCategory(formulaEarning('BASIC', '30%GROSS'), others).ok).toBe(true);
  });

  it.each([
    [formulaEarning('MIN', '1'), 'CATEGORY_CODE_RESERVED'],
    [formulaEarning('hra', '1'), 'CATEGORY_CODE_FORMAT'],
    [formulaEarning('HRA', '1+'), 'CATEGORY_FORMULA_SYNTAX'],
    [formulaEarning('HRA', 'HRA+1'), 'CATEGORY_SELF_REFERENCE'],
    [formulaEarning('HRA', '50%BASE'), 'CODE_UNKNOWN'],
    [formulaEarning('HRA', '50%OLD'), 'CODE_INACTIVE'],
    [formulaEarning('HRA', '50%EARNINGS'), 'CODE_NOT_READABLE'],
    [formulaDeduction('TAX', '5%DEDUCTIONS'), 'CODE_NOT_READABLE'],
  ])('refuses %j', (category, code) => {
    expect(checkCategory(category, [basic, old])).toMatchObject({ ok: false, error: { code } });
  });

  it('finds a circle through the sum of earnings', () => {
    const tax = formulaDeduction('TAX', '5%EARNINGS');
    expect(checkCategory(formulaEarning('BONUS', '2*TAX'), [basic, tax])).toMatchObject({
      error: { params: { path: 'BONUS → TAX → BONUS' } },
    });
  });

  it('is not stopped by another category that cannot be read', () => {
    expect(checkCategory(basic, [formulaEarning('BROKEN', '1+')]).ok).toBe(true);
  });
});
