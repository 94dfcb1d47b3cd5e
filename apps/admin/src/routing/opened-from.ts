/** Goes with a navigation to a form: the page that it was opened from, which is above it then. */
export const openingFrom = (address: string): { readonly state: { readonly openedFrom: string } } => ({
  state: { openedFrom: address },
});

/** The page that a form was opened from, by the state of its location. */
export const openedFrom = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'openedFrom' in state && typeof state.openedFrom === 'string'
    ? state.openedFrom
    : undefined;
