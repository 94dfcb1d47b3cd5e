import type { learnProblems } from '@school/resources';

/** Why something did not reach the platform, by the words of the definition. */
export type LearnProblem = keyof typeof learnProblems;

/** Why a synchronisation cannot go on at all. */
export class Stopped extends Error {
  readonly problem: LearnProblem;
  readonly said: string | null;

  constructor(problem: LearnProblem, said: string | null = null) {
    super(problem);
    this.problem = problem;
    this.said = said;
  }
}

/** The platform does not do one thing that it was told; others may go well. */
export class Refused extends Error {
  readonly problem: LearnProblem;

  /** @param said what the platform says of it */
  constructor(said: string, problem: LearnProblem = 'REFUSED') {
    super(said);
    this.problem = problem;
  }
}
