const listeners = new Set<() => void>();

/**
 * Calls the listener when privileges or settings of the signed-in user have changed here; returns the function that
 * unsubscribes it.
 */
export const onAccountChanged = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Makes the signed-in part ask the server again who is signed in: its menu, privileges and look follow. */
export const accountChanged = (): void => {
  for (const listener of listeners) listener();
};
