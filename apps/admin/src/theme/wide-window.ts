import { condensedFrom } from './side-state.ts';

const query = (): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia(`(min-width: ${condensedFrom}px)`) : undefined;

export const isWideWindow = (): boolean => query()?.matches ?? true;

/** Notifies when the window becomes wide or narrow; returns the function that unsubscribes. */
export const onWindowWidth = (listener: () => void): (() => void) => {
  const media = query();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
};
