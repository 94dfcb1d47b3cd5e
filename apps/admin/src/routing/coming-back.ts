/** Passed along with a navigation back to a list the user came from: the list appears as it was left. */
export const comingBack = { state: { comingBack: true } } as const;

/** Whether a location is such a return, by its state. */
export const isComingBack = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'comingBack' in state;

/** Leads back to the list of a record that was just saved; its row is highlighted as such and has focus. */
export const backFromSaving = (id: number | string) => ({ state: { comingBack: true, saved: id } });

/** The record saved on the previous page, from the state of a location. */
export const savedBefore = (state: unknown): number | string | undefined => {
  const id = typeof state === 'object' && state !== null && 'saved' in state ? state.saved : undefined;
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
};
