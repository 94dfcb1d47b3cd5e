import * as fc from 'fast-check';
import { carriedUntil, closeBalance } from './year-end.ts';
import type { YearEndRules } from './year-end.ts';

const rules = (carryForward: boolean, maxCarryForward: string | null = null): YearEndRules => ({
  carryForward,
  maxCarryForward,
  unusedAction: 'LAPSE',
});

describe('the end of a leave year', () => {
  it.each<[string, YearEndRules, boolean, [string, string, string]]>([
    ['7.5', rules(true, '5'), false, ['5', '2.5', '0']],
    ['7.5', rules(false), false, ['0', '7.5', '0']],
    ['7.5', rules(true), false, ['7.5', '0', '0']],
    ['7.5', { ...rules(true, '5'), unusedAction: 'ENCASH' }, false, ['5', '0', '2.5']],
    ['-2', rules(true), false, ['0', '0', '0']],
    ['-2', rules(true), true, ['-2', '0', '0']],
  ])('closes %s with %j', (balance, how, carryNegative, [carried, lapsed, encashed]) => {
    expect(closeBalance(balance, how, carryNegative)).toEqual({ carried, lapsed, encashed });
  });

  it('opens the next year with what is carried and the first credit', () => {
    const opening = ({ carried }: { carried: string }): number => Number(carried) + 12;
    expect(opening(closeBalance('7.5', rules(true, '5'), false))).toBe(17);
    expect(opening(closeBalance('7.5', rules(false), false))).toBe(12);
  });

  it('loses no day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 60 }), (quarters, most) => {
        const end = closeBalance(String(quarters / 4), rules(true, String(most / 2)), false);
        expect(Number(end.carried) + Number(end.lapsed) + Number(end.encashed)).toBe(quarters / 4);
      }),
    );
  });

  it.each([
    ['2026-01-01', 3, '2026-03-31'],
    ['2026-01-01', 14, '2027-02-28'],
    ['2026-08-01', 6, '2027-01-31'],
    ['2026-04-06', 1, '2026-05-05'],
    ['2026-01-01', null, null],
  ])('days carried into a year from %s can be used for %s months: until %s', (start, months, until) => {
    expect(carriedUntil(start, months)).toBe(until);
  });
});
