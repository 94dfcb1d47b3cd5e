/** Forms and grids with unsaved input. Leaving them requires confirmation. */
const holders = new Set<symbol>();

export const hasUnsavedWork = (): boolean => holders.size > 0;

/** The user has agreed to lose all of it. */
export const dropUnsavedWork = (): void => holders.clear();

/** Tells the session that there is unsaved work; the returned function withdraws this. */
export const holdUnsavedWork = (): (() => void) => {
  const holder = Symbol('unsaved work');
  holders.add(holder);
  return () => void holders.delete(holder);
};
