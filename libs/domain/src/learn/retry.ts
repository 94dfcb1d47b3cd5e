/** Minutes after which a failed step is retried: each pause longer than the one before. */
const pauses = [1, 5, 15, 60] as const;

/**
 * When a failed step is retried.
 * @param attempts how often it was tried, including the failed attempt
 * @returns minutes; undefined after four retries
 */
export const retryAfter = (attempts: number): number | undefined => pauses[attempts - 1];
