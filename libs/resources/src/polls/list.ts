import type { AnyResource } from '@school/kernel';
import { poll } from './poll.resource.ts';
import { pollOption } from './poll-option.resource.ts';
import { pollTally } from './poll-tally.resource.ts';
import { pollVote } from './poll-vote.resource.ts';

export const pollResources: readonly AnyResource[] = [poll, pollOption, pollVote, pollTally];
