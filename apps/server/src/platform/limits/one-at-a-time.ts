import { TooManyAttempts } from './too-many-attempts.ts';

const longestQueue = 60;
const turns = new Map<string, { readonly last: Promise<unknown>; readonly length: number }>();

/**
 * Runs the tasks of one key one after the other, so that a limit is checked and counted without a gap through which many
 * parallel guesses could slip.
 * @throws TooManyAttempts when sixty others are already waiting
 */
export const oneAtATime = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const before = turns.get(key);
  const length = (before?.length ?? 0) + 1;
  if (length > longestQueue) throw new TooManyAttempts(1000);
  const mine = (before?.last ?? Promise.resolve()).then(work, work);
  turns.set(key, { last: mine, length });
  try {
    return await mine;
  } finally {
    const now = turns.get(key);
    if (now && now.length > 1) turns.set(key, { last: now.last, length: now.length - 1 });
    else turns.delete(key);
  }
};
