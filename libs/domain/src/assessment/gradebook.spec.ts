import { array, assert, integer, nat, property, tuple } from 'fast-check';
import { decimalOf } from '../money/decimal.ts';
import {
  categoryPercent,
  termPercent,
  weightedPercent,
  type GradedWork,
  type MissingMarks,
} from './gradebook.ts';

const work = (marks: string | null, maximum: string, more: Partial<GradedWork> = {}): GradedWork => ({
  marks,
  maximum,
  isExempt: false,
  isExtra: false,
  ...more,
});
const category = (weight: string, ...works: readonly GradedWork[]) => ({
  weight,
  dropLowest: 0,
  work: works,
});

describe('the percent of a term', () => {
  const assignment = category('20', work('40', '50'));
  const final = category('60', work('60', '80'));
  const lab = (marks: string | null, more: Partial<GradedWork> = {}) =>
    category('20', work(marks, '100', more));

  it.each([
    ['by the weights', lab('80'), 'IGNORE', '77'],
    ['a missing mark is no zero', lab(null), 'IGNORE', '76.25'],
    ['a missing mark counts as nothing', lab(null), 'ZERO', '61'],
    ['who is exempt is judged by the rest', lab(null, { isExempt: true }), 'ZERO', '76.25'],
    ['nothing was set in a category', category('20'), 'ZERO', '76.25'],
  ] as const)('R20: %s', (_case, one, missing: MissingMarks, expected) => {
    expect(termPercent([assignment, one, final], missing)?.toString()).toBe(expected);
  });
});

describe('the percent of a category', () => {
  it.each([
    ['drops the lowest', 1, [work('2', '10'), work('9', '10'), work('8', '10')], '85'],
    [
      'counts the two best of 60, 80 and 70',
      1,
      [work('60', '100'), work('80', '100'), work('70', '100')],
      '75',
    ],
    ['keeps one whatever is dropped', 5, [work('2', '10'), work('9', '10')], '90'],
    ['adds extra credit', 0, [work('8', '10'), work('1', '5', { isExtra: true })], '90'],
    [
      'goes beyond a hundred by extra credit',
      0,
      [work('10', '10'), work('1', '5', { isExtra: true })],
      '110',
    ],
    ['counts work by its maximum', 0, [work('10', '10'), work('60', '90')], '70'],
  ] as const)('R20: %s', (_case, dropLowest, works, expected) => {
    expect(categoryPercent({ weight: '100', dropLowest, work: works }, 'IGNORE')?.toString()).toBe(expected);
  });

  it('is never lower for what is dropped', () => {
    const graded = tuple(integer({ min: 0, max: 20 }), integer({ min: 20, max: 40 }));
    assert(
      property(array(graded, { minLength: 1, maxLength: 8 }), nat(8), (list, drop) => {
        const same = list.map(([marks]) => work(String(marks), '40'));
        const all = categoryPercent({ weight: '1', dropLowest: 0, work: same }, 'IGNORE');
        const best = categoryPercent({ weight: '1', dropLowest: drop, work: same }, 'IGNORE');
        return all !== undefined && best !== undefined && best.gte(all);
      }),
    );
  });
});

describe('terms of a year', () => {
  it('R20: mix by their weights', () => {
    const parts = [
      { percent: decimalOf('77'), weight: '40' },
      { percent: decimalOf('76.25'), weight: '60' },
    ];
    expect(weightedPercent(parts)?.toString()).toBe('76.55');
    expect(weightedPercent([{ percent: undefined, weight: '40' }])).toBeUndefined();
  });
});
