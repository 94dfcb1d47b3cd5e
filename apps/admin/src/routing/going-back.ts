const listeners = new Set<() => void>();

// Loaded before the router is made, so that it is told first: the router draws the page anew at once.
window.addEventListener('popstate', () => {
  for (const listener of listeners) listener();
});

/** Tells of Back and Forward of the browser before the page changes; the address is the new one already. */
export const onGoingBack = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
