/** Passed along with a navigation to a form: the page it was opened from, which then counts as its parent. */
export const openingFrom = (address: string): { readonly state: { readonly openedFrom: string } } => ({
  state: { openedFrom: address },
});

/** The page that a form was opened from, from the state of its location. */
export const openedFrom = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'openedFrom' in state && typeof state.openedFrom === 'string'
    ? state.openedFrom
    : undefined;
