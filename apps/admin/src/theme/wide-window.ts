import { condensedFrom } from './side-state.ts';

const query = (): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia(`(min-width: ${condensedFrom}px)`) : undefined;

export const isWideWindow = (): boolean => query()?.matches ?? true;

/** Tells when the window becomes wide or narrow; answers how to stop listening. */
export const onWindowWidth = (listener: () => void): (() => void) => {
  const media = query();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
};
