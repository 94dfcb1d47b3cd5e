import * as fc from 'fast-check';
import { decimalOf } from '../money/decimal.ts';
import { formulaDeduction, formulaEarning, planOf } from './example-group.fixture.ts';
import { runPlan } from './plan-run.ts';

describe('one pass over a group', () => {
  it('gives rounded amounts and the sum of earnings', () => {
    const plan = planOf([
      formulaDeduction('TAX', '10%EARNINGS', { displayOrder: 0 }),
      formulaEarning('A', '33%GROSS'),
      formulaEarning('B', '-1'),
    ]);
    const run = runPlan(plan, new Map([['GROSS', decimalOf('1000.05')]]), new Map());
    const read = (code: string): unknown => run.ok && run.value.values.get(code)?.toFixed();
    expect([read('A'), read('B'), read('EARNINGS'), read('TAX')]).toEqual(['330.02', '0', '330.02', '33']);
    expect(run.ok && run.value.clamped).toEqual(['B']);
  });

  it('takes given amounts instead of rules that would fail', () => {
    const plan = planOf([formulaEarning('A', '1/0'), formulaEarning('B', '2*A')]);
    const run = runPlan(plan, new Map(), new Map([['A', decimalOf('4')]]));
    expect(run.ok && run.value.values.get('B')?.toFixed()).toBe('8');
  });

  it('gives every random group without circles the same amounts whatever its display order', () => {
    const codes = ['A', 'B', 'C', 'D', 'E', 'F'];
    const terms = codes.map((_, index) =>
      fc.record({
        reads: fc.subarray(codes.slice(0, index)),
        rate: fc.integer({ min: 1, max: 99 }),
        displayOrder: fc.integer({ min: 0, max: 9 }),
      }),
    );
    fc.assert(
      fc.property(fc.tuple(...terms), (drawn) => {
        const categories = drawn.map(({ reads, rate, displayOrder }, index) =>
          formulaEarning(codes[index] ?? '', [`${rate}%GROSS/7`, ...reads].join('-'), { displayOrder }),
        );
        const amounts = (list: typeof categories): unknown => {
          const run = runPlan(planOf(list), new Map([['GROSS', decimalOf('1000.05')]]), new Map());
          return run.ok && codes.map((code) => run.value.values.get(code)?.toFixed());
        };
        expect(amounts(categories)).toEqual(
          amounts(categories.map((item) => ({ ...item, displayOrder: 0 }))),
        );
      }),
    );
  });
});
