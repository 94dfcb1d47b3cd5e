import { Refusal } from '@school/kernel';

/** What is wrong with the bytes of a file. */
export type FileProblem = 'MISSING' | 'CHANGED';

/** 410: the bytes that were stored are no longer there. Whatever is there instead is not served to anyone. */
export class SpoiltFile extends Refusal {
  readonly problem: FileProblem;

  constructor(name: string, problem: FileProblem) {
    super(
      410,
      'The file %{name} is missing or damaged in the store. The administrators have been notified.',
      {
        code: 'FILE_SPOILT',
        data: { name },
        params: { name },
      },
    );
    this.problem = problem;
  }
}
