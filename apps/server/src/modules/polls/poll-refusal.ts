import { Conflict } from '@school/kernel';

export const alreadyVoted = (): Conflict =>
  new Conflict('You have already voted, and your vote cannot be changed.', { code: 'ALREADY_VOTED' });

export const pollIsClosed = (): Conflict =>
  new Conflict('This poll is closed; no more votes are accepted.', { code: 'POLL_CLOSED' });

export const notAsked = (): Conflict =>
  new Conflict('You are not among the people this poll is for.', { code: 'NOT_ASKED' });

export const resultsHidden = (whenClosed: boolean): Conflict =>
  new Conflict(
    whenClosed
      ? 'The results are shown once the poll is closed.'
      : 'The results are shown once you have voted.',
    { code: 'RESULTS_HIDDEN' },
  );

export const answerHasVotes = (answer: string): Conflict =>
  new Conflict('"%{answer}" has votes, so it cannot be removed or reworded.', {
    code: 'ANSWER_HAS_VOTES',
    params: { answer },
  });

export const anonymityIsFixed = (): Conflict =>
  new Conflict('There are already votes, so whether they are anonymous can no longer be changed.', {
    code: 'ANONYMITY_FIXED',
  });
