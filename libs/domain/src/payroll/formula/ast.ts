/** The four operations between two expressions. */
export type BinaryOperator = '+' | '-' | '*' | '/';

/** Functions a formula may call. */
export type FunctionName = 'MIN' | 'MAX' | 'ROUND' | 'FLOOR' | 'CEIL';

/** A parsed formula. Numbers keep the text they were written with, so none is ever a float. */
export type Expression =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'negate'; readonly operand: Expression }
  | { readonly kind: 'percent'; readonly rate: string; readonly of: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly Expression[] };

/** Minimum and maximum number of arguments of every function. */
export const functionArity: Readonly<Record<FunctionName, readonly [fewest: number, most: number]>> = {
  MIN: [1, Number.POSITIVE_INFINITY],
  MAX: [1, Number.POSITIVE_INFINITY],
  ROUND: [1, 1],
  FLOOR: [1, 1],
  CEIL: [1, 1],
};

/** Whether a name is that of a function rather than of a value. */
export function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(functionArity, name);
}

/** The direct subexpressions of an expression, from left to right. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'number':
    case 'code':
      return [];
    case 'negate':
      return [expression.operand];
    case 'percent':
      return [expression.of];
    case 'binary':
      return [expression.left, expression.right];
    case 'call':
      return expression.args;
  }
}
