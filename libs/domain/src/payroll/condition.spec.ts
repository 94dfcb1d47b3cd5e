import type { ConditionOperator } from './category.ts';
import { decimalOf } from '../money/decimal.ts';
import type { Evaluator } from './formula/compile.ts';
import { ratioOf, ratioValue } from './formula/ratio.ts';
import { firstHolding } from './condition.ts';

const constant = (text: string): Evaluator => {
  return () => ratioOf(decimalOf(text));
};
const result = (evaluator: Evaluator): string | undefined => {
  const value = evaluator(new Map());
  return value && ratioValue(value).toFixed();
};

describe('conditions', () => {
  it.each<[ConditionOperator, string]>([
    ['LT', 'yes,no,no'],
    ['LE', 'yes,yes,no'],
    ['EQ', 'no,yes,no'],
    ['NE', 'yes,no,yes'],
    ['GE', 'no,yes,yes'],
    ['GT', 'no,no,yes'],
  ])('%s holds for 1, 2 and 3 against 2: %s', (operator, expected) => {
    const answers = ['1', '2', '3'].map((left) => {
      const branch = { left: constant(left), operator, right: constant('2.00'), outcome: constant('1') };
      return result(firstHolding([branch], constant('0'))) === '1' ? 'yes' : 'no';
    });
    expect(answers.join(',')).toBe(expected);
  });

  it('takes the first that holds and looks no further', () => {
    const holding = { left: constant('1'), operator: 'EQ' as const, right: constant('1') };
    const failing: Evaluator = () => undefined;
    const branches = [
      { ...holding, outcome: constant('7') },
      { ...holding, left: failing, outcome: constant('8') },
    ];
    expect(result(firstHolding(branches, failing))).toBe('7');
    expect(result(firstHolding([{ ...holding, left: failing, outcome: constant('8') }], constant('1')))).toBe(
      undefined,
    );
  });
});
