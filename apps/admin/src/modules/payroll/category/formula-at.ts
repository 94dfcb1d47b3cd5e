import type { PayrollCategory, TrialProblem } from '@school/domain';

const part = /^conditions\[(\d+)\]\.(leftExpr|rightExpr|thenFormula)$/;

const formulaIn = (category: PayrollCategory, field: string): string | null | undefined => {
  const [, position, name] = part.exec(field) ?? [];
  if (position !== undefined && name !== undefined)
    return category.conditions?.[Number(position)]?.[name as 'leftExpr' | 'rightExpr' | 'thenFormula'];
  return field === 'defaultFormula' ? category.defaultFormula : category.formula;
};

/** The formula a problem concerns and its column, counted from 1; undefined for other problems. */
export const formulaAt = (
  category: PayrollCategory,
  problem: TrialProblem,
): { readonly formula: string; readonly column: number } | undefined => {
  if (problem.code !== 'CATEGORY_FORMULA_SYNTAX' || category.valueType === 'PERCENTAGE') return undefined;
  const formula = formulaIn(category, problem.params.field);
  return formula ? { formula, column: problem.params.column } : undefined;
};
