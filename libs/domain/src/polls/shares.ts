const hundredths = 10_000;

/**
 * Shares of votes in percent with two decimals, each rounded separately as in a manual calculation: 11 of 23 are 47.83, and
 * three equal ones are 33.33 each, though these do not add up to 100.
 * @param votes whole numbers from 0
 * @returns a number such as 42.86 for each, all 0 without votes
 */
export const sharesOf = (votes: readonly number[]): number[] => {
  const total = votes.reduce((sum, one) => sum + one, 0);
  if (total === 0) return votes.map(() => 0);
  return votes.map((one) => Math.floor((2 * one * hundredths + total) / (2 * total)) / 100);
};
