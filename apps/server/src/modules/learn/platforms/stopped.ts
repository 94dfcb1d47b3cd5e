import type { learnProblems } from '@school/resources';

/** Why an item did not reach the platform, in the words of the definition. */
export type LearnProblem = keyof typeof learnProblems;

/** Why a synchronisation cannot continue at all. */
export class Stopped extends Error {
  readonly problem: LearnProblem;
  readonly said: string | null;

  constructor(problem: LearnProblem, said: string | null = null) {
    super(problem);
    this.problem = problem;
    this.said = said;
  }
}

/** The platform refuses one item; others may succeed. */
export class Refused extends Error {
  readonly problem: LearnProblem;

  /** @param said the platform's own message */
  constructor(said: string, problem: LearnProblem = 'REFUSED') {
    super(said);
    this.problem = problem;
  }
}
