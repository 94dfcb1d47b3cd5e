import { pollClosed, pollOpen } from '@school/resources';
import type { PollAudienceKey } from '@school/resources';

/** A poll as returned by the store's queries, with the ids in each field of its audience. */
export interface PollRow extends Readonly<Record<PollAudienceKey, readonly number[]>> {
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
  /** Names of everything and everyone in the audience. */
  readonly audience: readonly string[];
  readonly options: readonly string[];
  readonly votes: number;
  readonly isAsked: boolean;
  readonly hasVoted: boolean;
  readonly myAnswer: string | null;
}

/** A poll in the shape of its API, with what the caller may do with it. */
export interface PollAnswer
  extends
    Omit<PollRow, 'isOpen' | 'isAsked' | PollAudienceKey>,
    /** Ids joined by commas. */
    Readonly<Record<PollAudienceKey, string>> {
  readonly status: string;
  readonly mayVote: boolean;
  readonly mayEdit: boolean;
  readonly resultsVisible: boolean;
}

/** Whether a user who does not manage polls may see the figures now. */
export const seesResults = ({
  showResults,
  isOpen,
  hasVoted,
}: Pick<PollRow, 'showResults' | 'isOpen' | 'hasVoted'>): boolean =>
  !isOpen || showResults === 'ALWAYS' || (showResults === 'AFTER_VOTE' && hasVoted);

/** @param manages whether the caller creates and changes polls, and so sees the figures at any time */
export const pollAnswer = ({ isOpen, isAsked, ...row }: PollRow, manages: boolean): PollAnswer => ({
  ...row,
  batches: row.batches.join(','),
  departments: row.departments.join(','),
  courses: row.courses.join(','),
  roleGroups: row.roleGroups.join(','),
  userGroups: row.userGroups.join(','),
  people: row.people.join(','),
  status: isOpen ? pollOpen : pollClosed,
  mayVote: isAsked && isOpen && (!row.hasVoted || row.allowChange),
  mayEdit: manages,
  resultsVisible: manages || seesResults({ ...row, isOpen }),
});
