/** Goes with a navigation that leads back to a list somebody was at: it stands as it was left. */
export const comingBack = { state: { comingBack: true } } as const;

/** Whether a location was come back to, by its state. */
export const isComingBack = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'comingBack' in state;
