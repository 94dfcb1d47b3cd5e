import type { RoundingMode } from '../../money/decimal.ts';
import { Decimal, ONE, ZERO } from '../../money/decimal.ts';
import type { BinaryOperator, Expression, FunctionName } from './ast.ts';
import type { Ratio } from './ratio.ts';
import {
  addRatio,
  compareRatio,
  divideRatio,
  multiplyRatio,
  negateRatio,
  ratioOf,
  ratioValue,
} from './ratio.ts';

/** The values a formula may read, by code. */
export type FormulaValues = ReadonlyMap<string, Decimal>;

/**
 * A formula ready to be evaluated many times. It returns undefined on a division by zero, the only way a formula whose
 * codes are all known can fail.
 * @throws Error when a code has no value: which codes are read is known beforehand
 */
export type Evaluator = (values: FormulaValues) => Ratio | undefined;

const operations: Readonly<Record<BinaryOperator, (a: Ratio, b: Ratio) => Ratio | undefined>> = {
  '+': addRatio,
  '-': (a, b) => addRatio(a, negateRatio(b)),
  '*': multiplyRatio,
  '/': divideRatio,
};

const functions: Readonly<Record<FunctionName, (args: readonly Ratio[]) => Ratio>> = {
  MIN: (args) => args.reduce((least, value) => (compareRatio(value, least) < 0 ? value : least)),
  MAX: (args) => args.reduce((most, value) => (compareRatio(value, most) > 0 ? value : most)),
  ROUND: (args) => toWhole(args, Decimal.ROUND_HALF_UP),
  FLOOR: (args) => toWhole(args, Decimal.ROUND_FLOOR),
  CEIL: (args) => toWhole(args, Decimal.ROUND_CEIL),
};

/**
 * Turns an expression into an evaluator. Constants are parsed here, once for a whole payroll group, and not again for every
 * employee.
 */
export function compileFormula(expression: Expression): Evaluator {
  switch (expression.kind) {
    case 'number': {
      const constant = ratioOf(new Decimal(expression.text));
      return () => constant;
    }
    case 'code':
      return readingOf(expression.code);
    case 'negate':
      return mapped(compileFormula(expression.operand), negateRatio);
    case 'percent': {
      const rate = ratioOf(new Decimal(expression.rate).div(100));
      return mapped(compileFormula(expression.of), (value) => multiplyRatio(rate, value));
    }
    case 'binary':
      return combined(expression.operator, compileFormula(expression.left), compileFormula(expression.right));
    case 'call':
      return calling(expression.name, expression.args.map(compileFormula));
  }
}

function readingOf(code: string): Evaluator {
  return (values) => {
    const value = values.get(code);
    if (value === undefined) throw new Error(`No value was given for ${code}`);
    return ratioOf(value);
  };
}

function mapped(inner: Evaluator, change: (value: Ratio) => Ratio): Evaluator {
  return (values) => {
    const value = inner(values);
    return value && change(value);
  };
}

function combined(operator: BinaryOperator, left: Evaluator, right: Evaluator): Evaluator {
  const operation = operations[operator];
  return (values) => {
    const a = left(values);
    const b = right(values);
    return a && b && operation(a, b);
  };
}

function calling(name: FunctionName, args: readonly Evaluator[]): Evaluator {
  return (values) => {
    const given: Ratio[] = [];
    for (const argument of args) {
      const value = argument(values);
      if (!value) return undefined;
      given.push(value);
    }
    return functions[name](given);
  };
}

function toWhole(args: readonly Ratio[], mode: RoundingMode): Ratio {
  const value = ratioValue(args[0] ?? { numerator: ZERO, denominator: ONE });
  return ratioOf(value.toDecimalPlaces(0, mode));
}
