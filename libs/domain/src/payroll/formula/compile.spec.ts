import { Decimal } from '../../money/decimal.ts';
import { compileFormula } from './compile.ts';
import { ratioValue } from './ratio.ts';

describe('prepared formulas', () => {
  it('evaluates again and again with other values', () => {
    const half = compileFormula({ kind: 'percent', rate: '50', of: { kind: 'code', code: 'BASIC' } });
    const amounts = [10, 7].map((value) => half(new Map([['BASIC', new Decimal(value)]])));
    expect(amounts.map((ratio) => ratio && ratioValue(ratio).toFixed())).toEqual(['5', '3.5']);
  });

  it('treats a code nobody gave as a mistake of the caller', () => {
    expect(() => compileFormula({ kind: 'code', code: 'BASIC' })(new Map())).toThrow('BASIC');
  });
});
