/** Goes with a navigation that leads back to a list somebody was at: it stands as it was left. */
export const comingBack = { state: { comingBack: true } } as const;

/** Whether a location was come back to, by its state. */
export const isComingBack = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'comingBack' in state;

/** Leads back to the list of a record that was just saved; its row is shown as such and has the focus. */
export const backFromSaving = (id: number | string) => ({ state: { comingBack: true, saved: id } });

/** The record that was saved on the page before, by the state of a location. */
export const savedBefore = (state: unknown): number | string | undefined => {
  const id = typeof state === 'object' && state !== null && 'saved' in state ? state.saved : undefined;
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
};
