import type { PayrollCategory } from './category.ts';
import type { CategoryProblem } from './category-check.ts';
import { codesRead } from './formula/codes.ts';
import { parseFormula } from './formula/parse.ts';

type FormulaField = readonly [field: string, text: string | null | undefined];

const formulaFields = (category: PayrollCategory): readonly FormulaField[] => {
  if (category.valueType === 'PERCENTAGE') return [['baseCategory', category.baseCategory]];
  if (category.valueType === 'FORMULA') return [['formula', category.formula]];
  return [
    ...(category.conditions ?? []).flatMap((condition, position): FormulaField[] => [
      [`conditions[${position}].leftExpr`, condition.leftExpr],
      [`conditions[${position}].rightExpr`, condition.rightExpr],
      [`conditions[${position}].thenFormula`, condition.thenFormula],
    ]),
    ['defaultFormula', category.defaultFormula],
  ];
};

const reads = (text: string | null | undefined, codes: readonly string[]): boolean => {
  const formula = parseFormula(text ?? '');
  return formula.ok && codesRead(formula.value).some((code) => codes.includes(code));
};

/** The field in which one of the codes is read; the first formula when none matches. */
const fieldReading = (category: PayrollCategory, codes: readonly string[]): string => {
  const fields = formulaFields(category);
  const found = fields.find(([, text]) => reads(text, codes)) ?? fields[0];
  return found?.[0] ?? 'formula';
};

/** The field of a category that a problem of its rule is shown at. */
export const fieldOfProblem = (category: PayrollCategory, problem: CategoryProblem): string => {
  switch (problem.code) {
    case 'CATEGORY_CODE_FORMAT':
    case 'CATEGORY_CODE_RESERVED':
      return 'code';
    case 'CATEGORY_FIELD_MISSING':
    case 'CATEGORY_FIELD_INVALID':
    case 'CATEGORY_FORMULA_SYNTAX':
      return problem.params.field;
    case 'CATEGORY_SELF_REFERENCE':
      return fieldReading(category, [category.code]);
    case 'CATEGORY_CYCLE':
      return fieldReading(category, [...problem.params.codes.slice(1, 2), 'EARNINGS']);
    default:
      return fieldReading(category, [problem.params.readCode]);
  }
};
