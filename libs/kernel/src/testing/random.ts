/**
 * A choice from generated cases; `next(n)` is a whole number from 0 to n - 1. Deterministic, so that failures are
 * reproducible.
 */
export type Random = (below: number) => number;

/** A small linear congruential generator (Numerical Recipes). */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
};

/** One element of the list. */
export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;
