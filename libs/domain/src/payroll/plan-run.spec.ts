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
});
