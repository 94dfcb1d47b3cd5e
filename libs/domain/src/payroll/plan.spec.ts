import { formulaDeduction, formulaEarning, planOf, salaryCategories } from './example-group.fixture.ts';
import { prepareGroup } from './plan.ts';

describe('preparing a group', () => {
  it('orders calculation by need and lines by display order', () => {
    const plan = planOf([
      formulaEarning('HRA', '50%BASIC', { displayOrder: 1 }),
      formulaEarning('BASIC', '40%GROSS', { displayOrder: 2 }),
    ]);
    expect(plan.steps.map((step) => step.category.code)).toEqual(['BASIC', 'HRA']);
    expect(plan.displayed.map((step) => step.category.code)).toEqual(['HRA', 'BASIC']);
    expect(plan.grossReader).toBe('BASIC');
  });

  it('needs no gross pay when nothing reads it', () => {
    expect(planOf([formulaEarning('BASIC', '100')]).grossReader).toBeUndefined();
  });

  it.each([
    [[formulaEarning('A', '1'), formulaEarning('A', '2')], 'CATEGORY_DUPLICATE'],
    [[formulaEarning('A', '1+')], 'CATEGORY_FORMULA_SYNTAX'],
    [[formulaEarning('A', 'B')], 'CATEGORY_NOT_IN_GROUP'],
    [[formulaEarning('A', 'EARNINGS')], 'CODE_NOT_READABLE'],
    [[formulaDeduction('A', 'DEDUCTIONS')], 'CODE_NOT_READABLE'],
    [[formulaEarning('A', 'B'), formulaEarning('B', 'A')], 'CATEGORY_CYCLE'],
  ])('refuses %j', (categories, code) => {
    expect(prepareGroup(categories)).toMatchObject({ ok: false, error: { code } });
  });

  it('takes the categories in any order', () => {
    const codes = (list: typeof salaryCategories): string[] =>
      planOf(list).steps.map((step) => step.category.code);
    expect(codes(salaryCategories.toReversed())).toEqual(codes(salaryCategories));
  });
});
