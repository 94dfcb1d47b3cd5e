import { pollBase } from '../poll.ts';

export type PollListKey = 'made' | 'open' | 'closed';

/** The lists of a user, the first one shown at first: who administers begins with all polls, others with what asks them. */
export const pollLists = (isMaker: boolean, isAdmin: boolean): readonly PollListKey[] => {
  if (isAdmin) return ['made', 'open', 'closed'];
  return isMaker ? ['open', 'closed', 'made'] : ['open', 'closed'];
};

/** Most polls that a list shows. */
const range = '[0,999]';

/** The call behind a list: `getall` for polls that were made, `viewbyuser` for those that ask the user. */
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
