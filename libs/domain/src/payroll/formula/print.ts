import type { Expression } from './ast.ts';

const sum = 1;
const product = 2;
const factor = 3;

/**
 * Writes an expression back as a formula, without spaces and with only the brackets it needs. Parsing the text again yields
 * the same expression.
 * @param expression result of parsing a formula
 */
export function printFormula(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return expression.text;
    case 'code':
      return expression.code;
    case 'negate':
      return `-${bracketed(expression.operand, factor)}`;
    case 'percent':
      return `${expression.rate}%${bracketed(expression.of, factor)}`;
    case 'call':
      return `${expression.name}(${expression.args.map(printFormula).join(',')})`;
    case 'binary': {
      const rank = rankOf(expression);
      // A right operand of equal precedence would regroup: A-(B-C) is not A-B-C.
      return bracketed(expression.left, rank) + expression.operator + bracketed(expression.right, rank + 1);
    }
  }
}

function bracketed(expression: Expression, leastRank: number): string {
  const text = printFormula(expression);
  return rankOf(expression) < leastRank ? `(${text})` : text;
}

function rankOf(expression: Expression): number {
  if (expression.kind !== 'binary') return factor;
  return expression.operator === '+' || expression.operator === '-' ? sum : product;
}
