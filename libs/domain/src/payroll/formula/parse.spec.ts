import * as fc from 'fast-check';
import { maxFormulaDepth, maxFormulaLength, parseFormula } from './parse.ts';
import { printFormula } from './print.ts';

const problem = (text: string): object => {
  const result = parseFormula(text);
  return result.ok ? { read: printFormula(result.value) } : result.error.params;
};

describe('reading formulas', () => {
  it('binds a rate tighter than a product', () => {
    expect(parseFormula('2*40%GROSS')).toEqual({
      ok: true,
      value: {
        kind: 'binary',
        operator: '*',
        left: { kind: 'number', text: '2' },
        right: { kind: 'percent', rate: '40', of: { kind: 'code', code: 'GROSS' } },
      },
    });
  });

  it.each([
    ['', 'EMPTY', 1, ''],
    ['   ', 'EMPTY', 1, ''],
    ['GROSS +', 'UNEXPECTED_END', 8, ''],
    ['(GROSS', 'UNEXPECTED_END', 7, ''],
    ['GROSS)', 'UNEXPECTED_WORD', 6, ')'],
    ['A B', 'UNEXPECTED_WORD', 3, 'B'],
    ['*A', 'UNEXPECTED_WORD', 1, '*'],
    ['GROSS%40', 'UNEXPECTED_WORD', 6, '%'],
    ['MIN(A,)', 'UNEXPECTED_WORD', 7, ')'],
    ['MIN(A', 'UNEXPECTED_END', 6, ''],
    ['1 + MIN', 'ARGUMENTS_MISSING', 5, 'MIN'],
    ['ABS(A)', 'UNKNOWN_FUNCTION', 1, 'ABS'],
    ['MAX()', 'WRONG_ARGUMENT_COUNT', 1, 'MAX'],
    ['ROUND(A,2)', 'WRONG_ARGUMENT_COUNT', 1, 'ROUND'],
    ['A.constructor', 'UNEXPECTED_CHARACTER', 2, '.'],
  ])('refuses %j: %s at column %i', (text, reason, column, found) => {
    expect(problem(text)).toEqual({ reason, column, found });
  });

  it('reads up to the longest length and no more', () => {
    expect(parseFormula('1'.repeat(maxFormulaLength)).ok).toBe(true);
    expect(problem(`${'1'.repeat(maxFormulaLength)}1`)).toEqual({
      reason: 'TOO_LONG',
      column: 501,
      found: '',
    });
  });

  it.each([
    ['brackets', (depth: number) => '('.repeat(depth - 1) + 'A' + ')'.repeat(depth - 1)],
    ['signs', (depth: number) => `${'-'.repeat(depth - 1)}A`],
    ['rates', (depth: number) => `${'1%'.repeat(depth - 1)}A`],
    ['calls', (depth: number) => `${'MIN('.repeat(depth - 1)}A${')'.repeat(depth - 1)}`],
  ])('reads %s up to the greatest depth and no more', (_, nested) => {
    expect(parseFormula(nested(maxFormulaDepth)).ok).toBe(true);
    expect(problem(nested(maxFormulaDepth + 1))).toMatchObject({ reason: 'TOO_DEEP' });
  });

  it('answers any text with an expression or a column inside it', () => {
    const word = fc.constantFrom(
      'GROSS',
      'A',
      '1',
      '2.5',
      '(',
      ')',
      '+',
      '-',
      '*',
      '/',
      '%',
      ',',
      'MIN',
      ' ',
      '$',
    );
    const formula = fc.array(word, { maxLength: 60 }).map((words) => words.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 600 }), fc.string({ unit: 'binary' }), formula), (text) => {
        const result = parseFormula(text);
        if (result.ok) return;
        expect(result.error.code).toBe('FORMULA_SYNTAX');
        expect(result.error.params.column).toBeGreaterThanOrEqual(1);
        expect(result.error.params.column).toBeLessThanOrEqual(text.length + 1);
      }),
      { numRuns: 1000 },
    );
  });
});
