import { Conflict } from '@school/kernel';

export const alreadyVoted = (): Conflict =>
  new Conflict('You have voted already; your vote counts as it is.', { code: 'ALREADY_VOTED' });

export const pollIsClosed = (): Conflict =>
  new Conflict('This poll is closed; no more votes are taken.', { code: 'POLL_CLOSED' });

export const notAsked = (): Conflict =>
  new Conflict('You are not among those whom this poll asks.', { code: 'NOT_ASKED' });

export const resultsHidden = (whenClosed: boolean): Conflict =>
  new Conflict(
    whenClosed
      ? 'The results are shown when the poll is closed.'
      : 'The results are shown when you have voted.',
    { code: 'RESULTS_HIDDEN' },
  );

export const answerHasVotes = (answer: string): Conflict =>
  new Conflict('"%{answer}" has votes; it can be neither removed nor reworded.', {
    code: 'ANSWER_HAS_VOTES',
    params: { answer },
  });

export const anonymityIsFixed = (): Conflict =>
  new Conflict('There are votes already; whether they are anonymous cannot be changed any more.', {
    code: 'ANONYMITY_FIXED',
  });
