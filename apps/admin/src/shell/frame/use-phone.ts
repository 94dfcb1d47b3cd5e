import { useSyncExternalStore } from 'react';

/** Maximum screen width in pixels for the phone layout. */
export const widestPhone = 767;

const query = window.matchMedia(`(max-width: ${widestPhone}px)`);

const subscribe = (listener: () => void): (() => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
