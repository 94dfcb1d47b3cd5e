import { pollClosed, pollOpen } from '@school/resources';

/** A poll as the statements of the store give it. */
export interface PollRow {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly allowOtherAns: boolean;
  readonly openForPolling: boolean;
  readonly isOpen: boolean;
  readonly closesAt: string | null;
  readonly showResults: 'ALWAYS' | 'AFTER_VOTE' | 'AFTER_CLOSE';
  readonly isAnonymous: boolean;
  readonly allowChange: boolean;
  readonly userId: number | null;
  readonly creator: string;
  readonly createdAt: string;
  readonly batches: readonly number[];
  readonly departments: readonly number[];
  /** Names of the batches and departments that are asked. */
  readonly audience: readonly string[];
  readonly options: readonly string[];
  readonly votes: number;
  readonly isAsked: boolean;
  readonly hasVoted: boolean;
  readonly myAnswer: string | null;
}

/** A poll in the shape of its calls, with what the caller may do with it. */
export interface PollAnswer extends Omit<PollRow, 'isOpen' | 'batches' | 'departments' | 'isAsked'> {
  readonly status: string;
  /** Ids joined by commas. */
  readonly batches: string;
  readonly departments: string;
  readonly mayVote: boolean;
  readonly mayEdit: boolean;
  readonly resultsVisible: boolean;
}

/** Whether somebody who does not manage polls may see the figures now. */
export const seesResults = ({
  showResults,
  isOpen,
  hasVoted,
}: Pick<PollRow, 'showResults' | 'isOpen' | 'hasVoted'>): boolean =>
  !isOpen || showResults === 'ALWAYS' || (showResults === 'AFTER_VOTE' && hasVoted);

/** @param manages whether the caller makes and changes polls, and so sees the figures at any time */
export const pollAnswer = (
  { isOpen, isAsked, batches, departments, ...row }: PollRow,
  manages: boolean,
): PollAnswer => ({
  ...row,
  status: isOpen ? pollOpen : pollClosed,
  batches: batches.join(','),
  departments: departments.join(','),
  mayVote: isAsked && isOpen && (!row.hasVoted || row.allowChange),
  mayEdit: manages,
  resultsVisible: manages || seesResults({ ...row, isOpen }),
});
