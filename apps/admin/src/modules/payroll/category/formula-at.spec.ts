import type { PayrollCategory } from '@school/domain';
import { formulaAt } from './formula-at.ts';

const category: PayrollCategory = {
  code: 'A',
  name: 'A',
  type: 'EARNING',
  valueType: 'CONDITIONAL',
  formula: 'GROSS+',
  conditions: [{ leftExpr: 'GROSS', operator: 'GT', rightExpr: '1', thenFormula: '5%%GROSS' }],
  defaultFormula: '0',
  rounding: 'CENT',
  affectedByLop: true,
  displayOrder: 1,
};
const wrong = (field: string, column: number) =>
  formulaAt(category, {
    code: 'CATEGORY_FORMULA_SYNTAX',
    params: { category: 'A', field, reason: 'UNEXPECTED_END', column, found: '' },
  });

describe('the place of a mistake', () => {
  it('lies in the formula of its field', () => {
    expect(wrong('conditions[0].thenFormula', 3)).toEqual({ formula: '5%%GROSS', column: 3 });
    expect(wrong('defaultFormula', 1)).toEqual({ formula: '0', column: 1 });
    expect(wrong('formula', 7)).toEqual({ formula: 'GROSS+', column: 7 });
    expect(wrong('conditions[4].leftExpr', 1)).toBeUndefined();
  });

  it('is nowhere for what is no mistake of writing', () => {
    expect(
      formulaAt(category, { code: 'CODE_UNKNOWN', params: { category: 'A', readCode: 'B' } }),
    ).toBeUndefined();
  });
});
