import type { PollAudienceKey } from '@school/resources';
import type { PollResult } from '@school/domain';
import { CallError } from '../../engine/data/call-error.ts';

export const pollBase = 'collab/v1/poll';
export const pollsPath = '/poll_questions';
export const resultsPath = (id: number | string): string => `${pollsPath}/${id}`;
export const votingPath = (id: number | string): string => `${pollsPath}/${id}/voting`;
export const editPath = (id: number | string): string => `${pollsPath}/${id}/edit`;

/** A poll as returned by its calls; the ids of its audience are joined by commas. */
export interface Poll extends Readonly<Record<PollAudienceKey, string>> {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly options: readonly string[];
  readonly allowOtherAns: boolean;
  readonly status: string;
  readonly openForPolling?: boolean;
  readonly closesAt: string | null;
  readonly showResults: string;
  readonly isAnonymous: boolean;
  readonly allowChange: boolean;
  readonly audience: readonly string[];
  readonly userId: number | null;
  readonly creator: string;
  readonly votes: number;
  /** How many may vote; only where one poll is read. */
  readonly electors?: number;
  readonly hasVoted: boolean;
  readonly myAnswer: string | null;
  readonly mayVote: boolean;
  readonly mayEdit: boolean;
  readonly resultsVisible: boolean;
}

export const isPoll = (value: unknown): value is Poll =>
  typeof value === 'object' && value !== null && 'id' in value && 'options' in value;

const isRow = (value: unknown): value is PollResult =>
  typeof value === 'object' && value !== null && 'option' in value && 'votes' in value && 'per' in value;

/** Result rows; undefined for anything of a different shape. */
export const resultRowsOf = (value: unknown): readonly PollResult[] | undefined =>
  Array.isArray(value) && value.every(isRow) ? value : undefined;

/** Whether the poll does not exist, as far as the user may know. */
export const isMissing = (error: unknown): boolean => error instanceof CallError && error.status === 404;
