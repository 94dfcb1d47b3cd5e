const listeners = new Set<() => void>();

/** Calls the listener when rights or settings of the signed-in user have changed here; gives the function that ends it. */
export const onAccountChanged = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Has the signed-in part ask the server once more who is signed in: its menu, rights and look follow. */
export const accountChanged = (): void => {
  for (const listener of listeners) listener();
};
