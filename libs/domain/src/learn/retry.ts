/** Minutes after which a step that failed is tried again: each pause longer than the one before. */
const pauses = [1, 5, 15, 60] as const;

/**
 * When a step that has failed is tried again.
 * @param attempts how often it was tried, the failed one included
 * @returns minutes; undefined once it was tried again four times
 */
export const retryAfter = (attempts: number): number | undefined => pauses[attempts - 1];
