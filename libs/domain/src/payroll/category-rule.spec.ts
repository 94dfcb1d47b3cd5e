import type { PayrollCategory } from './category.ts';
import { compileCategory } from './category-rule.ts';
import { formulaEarning } from './example-group.fixture.ts';

const valueOf = (extras: Partial<PayrollCategory>): PayrollCategory => formulaEarning('X', '1', extras);

describe('rules of categories', () => {
  it.each<[string, Partial<PayrollCategory>, string[]]>([
    ['amount', { valueType: 'NUMERIC', amount: '5' }, []],
    ['percentage', { valueType: 'PERCENTAGE', percentage: '12.5', baseCategory: 'GROSS' }, ['GROSS']],
    ['formula', { formula: 'BASIC/NWD' }, ['BASIC', 'NWD']],
    [
      'conditions',
      {
        valueType: 'CONDITIONAL',
        defaultFormula: 'Z',
        conditions: [{ leftExpr: 'A', operator: 'LT', rightExpr: 'B', thenFormula: 'C' }],
      },
      ['A', 'B', 'C', 'Z'],
    ],
  ])('reads the codes of an %s', (_, extras, reads) => {
    const rule = compileCategory(valueOf(extras));
    expect(rule.ok && rule.value.reads).toEqual(reads);
  });

  it.each<[Partial<PayrollCategory>, string, string]>([
    [{ valueType: 'NUMERIC', amount: null }, 'CATEGORY_FIELD_MISSING', 'amount'],
    [{ valueType: 'NUMERIC', amount: '-1.00' }, 'CATEGORY_FIELD_INVALID', 'amount'],
    [{ valueType: 'NUMERIC', amount: '1.001' }, 'CATEGORY_FIELD_INVALID', 'amount'],
    [{ valueType: 'PERCENTAGE', baseCategory: 'GROSS' }, 'CATEGORY_FIELD_MISSING', 'percentage'],
    [{ valueType: 'PERCENTAGE', percentage: '5' }, 'CATEGORY_FIELD_MISSING', 'baseCategory'],
    [{ valueType: 'PERCENTAGE', percentage: '0', baseCategory: 'A' }, 'CATEGORY_FIELD_INVALID', 'percentage'],
    [
      { valueType: 'PERCENTAGE', percentage: '1001', baseCategory: 'A' },
      'CATEGORY_FIELD_INVALID',
      'percentage',
    ],
    [
      { valueType: 'PERCENTAGE', percentage: '5', baseCategory: 'A+B' },
      'CATEGORY_FIELD_INVALID',
      'baseCategory',
    ],
    [{ formula: '' }, 'CATEGORY_FIELD_MISSING', 'formula'],
    [{ valueType: 'CONDITIONAL', conditions: [] }, 'CATEGORY_FIELD_MISSING', 'defaultFormula'],
  ])('refuses %j', (extras, code, field) => {
    expect(compileCategory(valueOf(extras))).toEqual({
      ok: false,
      error: { code, params: { category: 'X', field } },
    });
  });

  it.each(['leftExpr', 'rightExpr', 'thenFormula'])(
    'names the field of a condition that cannot be read: %s',
    (name) => {
      const condition = {
        leftExpr: '1',
        operator: 'LT' as const,
        rightExpr: '1',
        thenFormula: '1',
        [name]: '1+',
      };
      const category = valueOf({ valueType: 'CONDITIONAL', defaultFormula: '0', conditions: [condition] });
      expect(compileCategory(category)).toEqual({
        ok: false,
        error: {
          code: 'CATEGORY_FORMULA_SYNTAX',
          params: {
            category: 'X',
            field: `conditions[0].${name}`,
            reason: 'UNEXPECTED_END',
            column: 3,
            found: '',
          },
        },
      });
    },
  );
});
