import { Refusal } from '@school/kernel';

/**
 * Hashing is deliberately slow and memory-intensive; running more than this concurrently would only slow all of them down.
 */
const atOnce = 4;
const longestQueue = 500;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs the work when fewer than four others are running.
 * @throws Refusal 503 when the queue is so long that the result would come too late
 */
export const throughHashGate = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) {
      throw new Refusal(503, 'Too many people are signing in at once. Try again in a moment.', {
        code: 'BUSY',
        data: { retryAfter: 5 },
      });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};
