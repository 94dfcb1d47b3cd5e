import type { SearchAnswer } from '../src/engine/search/found.ts';

/** Attempts after which a search that is never whole is a fault and not a busy machine. */
const mostAttempts = 10;

/**
 * What a search finds once it has searched everything: on a busy machine the database gives up after its second and the
 * answer says so, as it does to people, who then see the rest by asking again.
 */
export const wholeSearch = async (ask: () => Promise<SearchAnswer>): Promise<SearchAnswer> => {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    if (!answer.partial || attempt === mostAttempts) return answer;
  }
};
