const listeners = new Set<() => void>();

// Loaded before the router is created, so that it is notified first: the router re-renders the page immediately.
window.addEventListener('popstate', () => {
  for (const listener of listeners) listener();
});

/** Reports the browser's Back and Forward before the page changes; the address is already the new one. */
export const onGoingBack = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
