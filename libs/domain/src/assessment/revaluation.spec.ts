import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { revaluedGrade, revaluedMarks, type RevaluationRule } from './revaluation.ts';

describe('a paper that was marked twice', () => {
  it.each([
    ['SECOND', '0', '30', '34.5', '34.50'],
    ['SECOND', '0', '30', '26', '26.00'],
    ['HIGHER', '0', '30', '26', '30.00'],
    ['HIGHER', '0', '30', '31', '31.00'],
    ['AVERAGE', '0', '30', '33.25', '31.63'],
    // 5 percent of 50 is 2.5 marks.
    ['SECOND', '5', '30', '32.49', '30.00'],
    ['SECOND', '5', '30', '32.5', '32.50'],
    ['SECOND', '5', '30', '27.51', '30.00'],
  ] as const)('%s, from %s percent on: %s and %s give %s', (rule, tolerance, first, second, stands) => {
    expect(revaluedMarks(first, second, { rule, tolerance }, '50')).toBe(stands);
  });

  it('lies between the two marks, and the higher one takes nothing from anybody', () => {
    const quarters = integer({ min: 0, max: 200 });
    const rules = constantFrom<RevaluationRule>('SECOND', 'HIGHER', 'AVERAGE');
    assert(
      property(tuple(rules, integer({ min: 0, max: 20 }), quarters, quarters), ([rule, tolerance, a, b]) => {
        const decision = { rule, tolerance: String(tolerance) };
        const stands = Number(revaluedMarks(String(a / 4), String(b / 4), decision, '50'));
        expect(stands).toBeGreaterThanOrEqual(Math.min(a, b) / 4);
        expect(stands).toBeLessThanOrEqual(Math.max(a, b) / 4);
        if (rule === 'HIGHER') expect(stands).toBeGreaterThanOrEqual(a / 4);
      }),
    );
  });
});

describe('a paper of grades that was marked twice', () => {
  const level = (name: string, minScore: string) => ({
    id: 1,
    name,
    minScore,
    creditPoints: null,
    isPass: true,
  });
  const [a, b] = [level('A', '90'), level('B', '80.00')];

  it.each([
    ['SECOND', a, b, 'B'],
    ['HIGHER', a, b, 'A'],
    ['HIGHER', b, a, 'A'],
    ['AVERAGE', a, b, 'B'],
  ] as const)('%s: the grade that stands', (rule, first, second, stands) => {
    expect(revaluedGrade(first, second, rule).name).toBe(stands);
  });
});
