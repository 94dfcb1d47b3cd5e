import { array, assert, nat, property } from 'fast-check';
import { barTones, leadersOf } from './bars.ts';
import { sharesOf } from './shares.ts';

const votesOf = array(nat({ max: 5000 }), { minLength: 1, maxLength: 12 });

describe('shares of votes', () => {
  it.each([
    [
      [3, 3, 1, 0],
      [42.86, 42.86, 14.29, 0],
    ],
    [
      [1, 1, 1],
      [33.33, 33.33, 33.33],
    ],
    [[7], [100]],
    [
      [11, 12],
      [47.83, 52.17],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[], []],
    [
      [1, 2],
      [33.33, 66.67],
    ],
  ])('of %j are %j', (votes, shares) => {
    expect(sharesOf(votes)).toEqual(shares);
  });

  it('are at most half a hundredth off, and never turn the order', () => {
    assert(
      property(votesOf, (votes) => {
        const total = votes.reduce((sum, one) => sum + one, 0);
        const shares = sharesOf(votes);
        for (const [place, one] of votes.entries()) {
          const share = shares[place] ?? -1;
          expect(Math.abs(share - (total === 0 ? 0 : (one * 100) / total))).toBeLessThan(0.005_001);
          for (const [other, less] of votes.entries())
            if (less < one) expect(shares[other]).toBeLessThanOrEqual(share);
        }
      }),
    );
  });
});

describe('bars', () => {
  it.each([
    [
      [3, 2, 1],
      ['success', 'primary', 'danger'],
    ],
    [
      [3, 3, 1, 0],
      ['success', 'success', 'primary', 'danger'],
    ],
    [
      [2, 2],
      ['success', 'success'],
    ],
    [[4], ['success']],
    [
      [0, 0],
      ['primary', 'primary'],
    ],
    [
      [5, 1, 1],
      ['success', 'danger', 'danger'],
    ],
  ])('of %j votes are %j (B251) (K090)', (votes, tones) => {
    expect(barTones(votes)).toEqual(tones);
  });

  it('name all who lead', () => {
    expect([leadersOf([3, 3, 1]), leadersOf([0, 0]), leadersOf([])]).toEqual([[0, 1], [], []]);
  });
});
