import { pollFirstAnswer } from '@school/resources';
import type { Poll } from '../poll.ts';

/** The choice: the position of an answer, or `other` for the voter's own words. */
export type Choice = number | 'other' | null;

/**
 * Yes is preselected if it is one of the answers; otherwise nothing is, and the button waits. A vote already cast stays.
 */
export const firstChoice = ({ options, myAnswer }: Pick<Poll, 'options' | 'myAnswer'>): Choice => {
  if (myAnswer !== null) {
    const mine = options.indexOf(myAnswer);
    return mine >= 0 ? mine : 'other';
  }
  const yes = options.indexOf(pollFirstAnswer);
  return yes >= 0 ? yes : null;
};

/** The answer to send; undefined while nothing is chosen or typed. */
export const answerOf = (
  { options }: Pick<Poll, 'options'>,
  choice: Choice,
  typed: string,
): string | undefined => {
  const answer = choice === 'other' ? typed.trim() : choice === null ? '' : (options[choice] ?? '');
  return answer === '' ? undefined : answer;
};

/** The body of a vote. */
export const voteBody = (
  pollID: number,
  voterId: number,
  answer: string,
): { readonly pollID: number; readonly voterId: number; readonly answer: string } => ({
  pollID,
  voterId,
  answer,
});
