/**
 * Loads on first use what most installations never need, and returns it to all later callers. A failure is passed to those
 * waiting for it and then forgotten, so that the next call tries again.
 */
export const loadedOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let known: Promise<T> | undefined;
  return () => {
    if (known) return known;
    const loading = load();
    known = loading;
    loading.catch(() => {
      known = undefined;
    });
    return loading;
  };
};
