import { pollBase } from '../poll.ts';

export type PollListKey = 'made' | 'open' | 'closed';

/**
 * The lists of a user, starting with the one shown initially: administrators start with all polls, others with those
 * addressed to them.
 */
export const pollLists = (isMaker: boolean, isAdmin: boolean): readonly PollListKey[] => {
  if (isAdmin) return ['made', 'open', 'closed'];
  return isMaker ? ['open', 'closed', 'made'] : ['open', 'closed'];
};

/** Maximum number of polls in a list. */
const range = '[0,999]';

/** The call behind a list: `getall` for polls the user created, `viewbyuser` for those addressed to the user. */
export const listCall = (
  key: PollListKey,
  userId: number,
): {
  readonly path: `${typeof pollBase}/getall` | `${typeof pollBase}/viewbyuser/${number}`;
  readonly query: Readonly<Record<string, unknown>>;
} =>
  key === 'made'
    ? { path: `${pollBase}/getall`, query: { userId, range } }
    : {
        path: `${pollBase}/viewbyuser/${userId}`,
        query: { range, ...(key === 'closed' ? { state: 'closed' } : {}) },
      };
