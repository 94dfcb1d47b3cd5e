import { decimalOf } from '../../money/decimal.ts';
import { compileFormula } from './compile.ts';
import { parseFormula } from './parse.ts';
import { ratioValue } from './ratio.ts';

const values = new Map(
  Object.entries({ GROSS: '100000', NWD: '25', A: '10.03', ZERO: '0' }).map(([code, value]) => [
    code,
    decimalOf(value),
  ]),
);
const evaluate = (text: string): unknown => {
  const formula = parseFormula(text);
  if (!formula.ok) return formula.error;
  const result = compileFormula(formula.value)(values);
  return result && ratioValue(result).toFixed();
};

describe('evaluating formulas', () => {
  it.each([
    ['40%GROSS', '40000'],
    ['40%GROSS*2', '80000'],
    ['5%(GROSS-50000)', '2500'],
    ['GROSS/NWD', '4000'],
    ['2+3*4-10/5', '12'],
    ['(2+3)*4', '20'],
    ['10-2-3', '5'],
    ['100/10/2', '5'],
    ['-2*-3', '6'],
    ['10%50%GROSS', '5000'],
    ['MIN(3,1/3,2)*3', '1'],
    ['MAX(-1,-2)', '-1'],
    ['ROUND(2.5)', '3'],
    ['ROUND(-2.5)', '-3'],
    ['FLOOR(-0.1)', '-1'],
    ['CEIL(7/3)', '3'],
    ['0.1+0.2', '0.3'],
    ['GROSS/30*3', '10000'],
    ['A/3*1.5', '5.015'],
    ['1/3-1/3', '0'],
  ])('%s is %s', (text, expected) => {
    expect(evaluate(text)).toBe(expected);
  });

  it.each(['GROSS/0', 'GROSS/ZERO', '1+MIN(1,1/(NWD-25))', '-(1/0)'])('%s divides by zero', (text) => {
    expect(evaluate(text)).toBeUndefined();
  });
});
