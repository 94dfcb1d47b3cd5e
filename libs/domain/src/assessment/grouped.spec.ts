import { assert, integer, property } from 'fast-check';
import { mark, shown } from './exam-mark.fixture.ts';
import { areWeights, groupedResult, meanOf } from './grouped.ts';
import { groupScore } from './result.ts';

describe('results over several exam groups', () => {
  it('are percents of weights that mix groups, not subjects (R9)', () => {
    const groups = [
      { id: 1, weight: '30', marks: [mark(1, '40', '50'), mark(2, '35', '50')] },
      { id: 2, weight: '70', marks: [mark(1, '72', '100'), mark(2, '30', '50')] },
    ];
    const { subjects, groups: exams, combined } = groupedResult(groups, 'NORMAL');
    expect([1, 2].map((id) => shown(subjects.get(id)))).toEqual(['74.40', '63.00']);
    expect([1, 2].map((id) => shown(exams.get(id)))).toEqual(['75.00', '68.00']);
    expect(shown(combined)).toBe('70.10');
  });

  it('count a group without an exam of the subject as nothing, unless its weight is spread (R9)', () => {
    const groups = [
      { id: 1, weight: '30', marks: [mark(1, '40', '50')] },
      { id: 2, weight: '70', marks: [mark(2, '30', '50')] },
    ];
    expect(shown(groupedResult(groups, 'NORMAL').subjects.get(1))).toBe('24.00');
    expect(shown(groupedResult(groups, 'NORMAL', true).subjects.get(1))).toBe('80.00');
  });

  it('are grade points weighted by credit hours (R10)', () => {
    const points: Record<string, string> = { A: '10', B: '8', C: '6' };
    const of = (grades: string) =>
      [...grades].map((grade, at) =>
        mark(at + 1, null, '100', {
          points: points[grade] ?? null,
          creditHours: ['4', '3', '1'][at] ?? null,
        }),
      );
    expect(shown(groupScore(of('ABC'), 'GPA'))).toBe('8.75');
    expect(shown(groupScore(of('ACA'), 'GPA'))).toBe('8.50');
    const groups = [
      { id: 1, weight: '40', marks: of('ABC') },
      { id: 2, weight: '60', marks: of('ACA') },
    ];
    const { subjects, combined } = groupedResult(groups, 'GPA');
    expect([1, 2, 3].map((id) => shown(subjects.get(id)))).toEqual(['10.00', '6.80', '8.40']);
    expect(shown(combined)).toBe('8.60');
    expect(shown(meanOf(['8.60', '7.40']))).toBe('8.00');
  });

  it('are percents weighted by credit hours, rounded at the end alone (R11)', () => {
    const of = (...percents: string[]) =>
      percents.map((percent, at) =>
        mark(at + 1, percent, '100', { creditHours: ['4', '3', '1'][at] ?? null }),
      );
    expect(shown(groupScore(of('80', '70', '90'), 'CWA'))).toBe('77.50');
    expect(shown(groupScore(of('72', '60', '85'), 'CWA'))).toBe('69.13');
    const groups = [
      { id: 1, weight: '30', marks: of('80', '70', '90') },
      { id: 2, weight: '70', marks: of('72', '60', '85') },
    ];
    expect(shown(groupedResult(groups, 'CWA').combined)).toBe('71.64');
  });

  it('take weights that sum up to exactly 100 (R9)', () => {
    expect([['30', '70'], ['99.99'], ['0', '100'], ['50', '50.01']].map(areWeights)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('stay between the lowest and the highest percent of the groups', () => {
    const marks = integer({ min: 0, max: 100 });
    assert(
      property(marks, marks, integer({ min: 1, max: 99 }), (first, second, weight) => {
        const groups = [
          { id: 1, weight: String(weight), marks: [mark(1, String(first), '100')] },
          { id: 2, weight: String(100 - weight), marks: [mark(1, String(second), '100')] },
        ];
        const combined = Number(groupedResult(groups, 'NORMAL').combined);
        expect(combined).toBeGreaterThanOrEqual(Math.min(first, second));
        expect(combined).toBeLessThanOrEqual(Math.max(first, second));
      }),
    );
  });
});
