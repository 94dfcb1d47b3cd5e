/** Forms and grids that hold words not yet saved. Whoever leaves them has to ask first. */
const holders = new Set<symbol>();

export const hasUnsavedWork = (): boolean => holders.size > 0;

/** The user has agreed to lose all of it. */
export const dropUnsavedWork = (): void => holders.clear();

/** Tells the session that unsaved work exists; the answer takes it back. */
export const holdUnsavedWork = (): (() => void) => {
  const holder = Symbol('unsaved work');
  holders.add(holder);
  return () => void holders.delete(holder);
};
