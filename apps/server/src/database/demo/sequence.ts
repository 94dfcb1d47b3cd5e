/**
 * Deterministic choices: the demo school is the same on every machine and every run. A linear congruential generator is
 * enough, since nothing here is secret.
 */
export interface Sequence {
  /** An integer from 0 to `below` - 1. */
  readonly next: (below: number) => number;
  /** One item of the list. */
  readonly pick: <T>(list: readonly T[]) => T;
}

export const createSequence = (seed: number): Sequence => {
  let state = seed >>> 0;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
  return { next, pick: (list) => list[next(list.length)] as (typeof list)[number] };
};
