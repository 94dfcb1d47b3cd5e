import { assert, integer, property } from 'fast-check';
import { decimalOf } from '../money/decimal.ts';
import { scale } from './exam-mark.fixture.ts';
import { gradeOf, percentOf } from './grade.ts';

describe('grades (R7)', () => {
  it.each([
    ['179', '200', 'NONE', 'B'],
    ['179', '200', 'NEAREST', 'A'],
    ['45', '50', 'NONE', 'A'],
    ['0', '50', 'NONE', 'F'],
    ['22.4', '50', 'NONE', 'F'],
    ['89.9', '100', 'NONE', 'B'],
  ] as const)('%s of %s with %s is %s', (marks, maximum, rounding, grade) => {
    expect(gradeOf(percentOf(decimalOf(marks), decimalOf(maximum)), scale, rounding)?.name).toBe(grade);
  });

  it('exist for every percentage of a scale that begins at 0, and never fall as marks rise', () => {
    assert(
      property(integer({ min: 0, max: 10_000 }), integer({ min: 0, max: 10_000 }), (a, b) => {
        const of = (n: number) => gradeOf(decimalOf((n / 100).toFixed(2)), scale);
        const [low, high] = [of(Math.min(a, b)), of(Math.max(a, b))];
        expect(Number(high?.minScore)).toBeGreaterThanOrEqual(Number(low?.minScore));
      }),
    );
  });
});
