import type { Expression } from './ast.ts';
import { childrenOf, isFunctionName } from './ast.ts';

const one: Expression = { kind: 'number', text: '1' };
const code: Expression = { kind: 'code', code: 'A' };

describe('expressions', () => {
  it('knows its functions and nothing inherited', () => {
    expect(isFunctionName('MIN')).toBe(true);
    expect(isFunctionName('toString')).toBe(false);
  });

  it('lists the parts from left to right', () => {
    expect(childrenOf(one)).toEqual([]);
    expect(childrenOf(code)).toEqual([]);
    expect(childrenOf({ kind: 'negate', operand: code })).toEqual([code]);
    expect(childrenOf({ kind: 'percent', rate: '5', of: code })).toEqual([code]);
    expect(childrenOf({ kind: 'binary', operator: '-', left: one, right: code })).toEqual([one, code]);
    expect(childrenOf({ kind: 'call', name: 'MAX', args: [code, one] })).toEqual([code, one]);
  });
});
