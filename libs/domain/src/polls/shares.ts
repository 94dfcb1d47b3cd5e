const hundredths = 10_000;

/**
 * Shares of votes in percent with two decimals, which add up to exactly 100 (or are all 0 without votes): each is rounded
 * down, and the hundredths that are left go to the largest remainders, earlier rows first where they are alike.
 * @param votes whole numbers from 0 on
 * @returns a number such as 42.86 for each
 */
export const sharesOf = (votes: readonly number[]): number[] => {
  const total = votes.reduce((sum, one) => sum + one, 0);
  if (total === 0) return votes.map(() => 0);
  const floors = votes.map((one) => Math.floor((one * hundredths) / total));
  const left = hundredths - floors.reduce((sum, one) => sum + one, 0);
  const byRemainder = votes
    .map((one, place) => ({ place, remainder: (one * hundredths) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.place - b.place);
  const lucky = new Set(byRemainder.slice(0, left).map(({ place }) => place));
  return floors.map((floor, place) => (floor + (lucky.has(place) ? 1 : 0)) / 100);
};
