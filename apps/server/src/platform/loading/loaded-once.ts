/**
 * Loads with the first call what most installations never need, and gives it to all that follow. A failure is given to
 * those who wait for it and then forgotten, so that the next call tries again.
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
