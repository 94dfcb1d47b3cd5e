import type { PayrollCategory } from './category.ts';
import { codesRead } from './formula/codes.ts';
import { parseFormula } from './formula/parse.ts';

const formulasOf = (category: PayrollCategory): readonly (string | null | undefined)[] => {
  switch (category.valueType) {
    case 'NUMERIC':
      return [];
    case 'PERCENTAGE':
      return [category.baseCategory];
    case 'FORMULA':
      return [category.formula];
    case 'CONDITIONAL':
      return [
        ...(category.conditions ?? []).flatMap(({ leftExpr, rightExpr, thenFormula }) => [
          leftExpr,
          rightExpr,
          thenFormula,
        ]),
        category.defaultFormula,
      ];
  }
};

/** Codes that the formulas of a stored category read, each once; a formula that cannot be read reads nothing. */
export const categoryReads = (category: PayrollCategory): readonly string[] => {
  const codes = formulasOf(category).flatMap((text) => {
    const formula = parseFormula(text ?? '');
    return formula.ok ? codesRead(formula.value) : [];
  });
  return [...new Set(codes)];
};
