/** The meaning of a bar's colour. */
export type BarTone = 'success' | 'danger' | 'primary';

/** The most votes are success, the fewest danger, the others primary; all ties share a colour, and success wins. */
export const barTones = (votes: readonly number[]): BarTone[] => {
  const [most, fewest] = [Math.max(...votes), Math.min(...votes)];
  return votes.map((one) => {
    if (most === 0) return 'primary';
    if (one === most) return 'success';
    return one === fewest ? 'danger' : 'primary';
  });
};

/** The positions of the rows with the most votes; none until someone has voted. */
export const leadersOf = (votes: readonly number[]): number[] => {
  const most = Math.max(0, ...votes);
  return most === 0 ? [] : votes.flatMap((one, place) => (one === most ? [place] : []));
};
