import { array, assert, constantFrom, integer, option, property } from 'fast-check';
import { ranksOf } from './rank.ts';

describe('ranks (R16)', () => {
  const scores = ['92.50', '88.00', '88.00', '70.00', null];

  it.each([
    ['DENSE', false, [1, 2, 2, 3, null]],
    ['COMPETITION', false, [1, 2, 2, 4, null]],
    ['DENSE', true, [1, 2, 2, 3, 4]],
    ['COMPETITION', true, [1, 2, 2, 4, 5]],
  ] as const)('%s, those without a score ranked: %s', (ties, ranksWithoutScore, ranks) => {
    expect(ranksOf(scores, { ties, ranksWithoutScore })).toEqual(ranks);
  });

  it('are equal for equal scores, better for higher ones, and dense ones leave none out', () => {
    const list = array(option(integer({ min: 0, max: 100 }), { nil: null }), { maxLength: 30 });
    assert(
      property(list, constantFrom('DENSE' as const, 'COMPETITION' as const), (numbers, ties) => {
        const ranks = ranksOf(
          numbers.map((one) => (one === null ? null : String(one))),
          { ties, ranksWithoutScore: false },
        );
        numbers.forEach((a, i) =>
          numbers.forEach((b, j) => {
            if (a === null || b === null) return;
            expect(Math.sign((ranks[i] ?? 0) - (ranks[j] ?? 0))).toBe(Math.sign(b - a));
          }),
        );
        const given = new Set(ranks.filter((rank) => rank !== null));
        if (ties === 'DENSE') expect(Math.max(0, ...given)).toBe(given.size);
      }),
    );
  });
});
