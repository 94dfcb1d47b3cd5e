import { formatAmount } from '@school/domain';
import type { CategoryCondition, ConditionOperator, PayrollCategory } from '@school/domain';

const longest = 600;
/** The text is stored and outlives a change of the setting, so it uses the standard grouping. */
const plain = 'PKR';

const signs: Readonly<Record<ConditionOperator, string>> = {
  LT: '<',
  LE: '≤',
  EQ: '=',
  NE: '≠',
  GE: '≥',
  GT: '>',
};

const conditionText = ({ leftExpr, operator, rightExpr, thenFormula }: CategoryCondition): string =>
  `if ${leftExpr} ${signs[operator]} ${rightExpr} then ${thenFormula}`;

const wholeText = (category: PayrollCategory): string => {
  switch (category.valueType) {
    case 'NUMERIC':
      return formatAmount(category.amount ?? '0.00', plain);
    case 'PERCENTAGE':
      return `${category.percentage ?? ''}% of ${category.baseCategory ?? ''}`;
    case 'FORMULA':
      return category.formula ?? '';
    case 'CONDITIONAL':
      return [
        ...(category.conditions ?? []).map(conditionText),
        `otherwise ${category.defaultFormula ?? ''}`,
      ].join('; ');
  }
};

/** The rule of a category in one line, for lists and pickers; anything too long ends in an ellipsis. */
export const ruleText = (category: PayrollCategory): string => {
  const whole = wholeText(category);
  return whole.length > longest ? `${whole.slice(0, longest - 1)}…` : whole;
};
