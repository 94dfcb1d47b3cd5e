import * as fc from 'fast-check';
import type { Expression } from './ast.ts';
import { parseFormula } from './parse.ts';
import { printFormula } from './print.ts';

const roundTrip = (text: string): string => {
  const result = parseFormula(text);
  return result.ok ? printFormula(result.value) : JSON.stringify(result.error);
};

describe('writing formulas', () => {
  it.each([
    ['GROSS - ( BASIC + HRA )', 'GROSS-(BASIC+HRA)'],
    ['((A))', 'A'],
    ['(A*B)+C', 'A*B+C'],
    ['A-(B-C)', 'A-(B-C)'],
    ['(A-B)-C', 'A-B-C'],
    ['A/(B*C)', 'A/(B*C)'],
    ['5 % (GROSS - 50000)', '5%(GROSS-50000)'],
    ['-(A+B)', '-(A+B)'],
    ['MAX( A , 0 )', 'MAX(A,0)'],
    ['10%50%BASIC', '10%50%BASIC'],
  ])('writes %j as %s', (text, expected) => {
    expect(roundTrip(text)).toBe(expected);
  });

  it('writes what reads as the same expression', () => {
    const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
      expression: fc.oneof(
        { depthSize: 'small', maxDepth: 4 },
        fc.record({ kind: fc.constant('number' as const), text: fc.constantFrom('0', '12', '2.50') }),
        fc.record({ kind: fc.constant('code' as const), code: fc.constantFrom('A', 'GROSS', 'X_1') }),
        fc.record({ kind: fc.constant('negate' as const), operand: tie('expression') }),
        fc.record({ kind: fc.constant('percent' as const), rate: fc.constant('40'), of: tie('expression') }),
        fc.record({
          kind: fc.constant('binary' as const),
          operator: fc.constantFrom('+' as const, '-' as const, '*' as const, '/' as const),
          left: tie('expression'),
          right: tie('expression'),
        }),
        fc.record({
          kind: fc.constant('call' as const),
          name: fc.constantFrom('MIN' as const, 'MAX' as const),
          args: fc.array(tie('expression'), { minLength: 1, maxLength: 3 }),
        }),
      ),
    }));
    const short = expression.filter((tree) => printFormula(tree).length <= 500);
    fc.assert(
      fc.property(short, (tree) =>
        expect(parseFormula(printFormula(tree))).toEqual({ ok: true, value: tree }),
      ),
    );
  });
});
