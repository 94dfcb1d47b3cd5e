import { useEffect, useRef } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { hasUnsavedWork, holdUnsavedWork } from '../../session/unsaved-work.ts';

export interface UnsavedGuard {
  /** Lets navigation through until the returned function is called: for navigating on after a save. */
  readonly pass: () => () => void;
  readonly blocker: Blocker;
}

/**
 * Blocks leaving unsaved work, by a link, by Back or by closing the tab. The router asks only the form opened last, so that
 * one speaks for all forms on the screen.
 * @param of whether a change of the address parameters (a batch, a day) leaves the work too
 */
export const useUnsavedGuard = (dirty: boolean, of: 'page' | 'address' = 'page'): UnsavedGuard => {
  const release = useRef<() => void>(undefined);
  const wanted = useRef(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (of === 'address' && currentLocation.search !== nextLocation.search)),
  );
  useEffect(() => {
    wanted.current = dirty;
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => void (hasUnsavedWork() && event.preventDefault());
    release.current = holdUnsavedWork();
    window.addEventListener('beforeunload', ask);
    return () => {
      wanted.current = false;
      release.current?.();
      release.current = undefined;
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty]);
  return {
    blocker,
    pass: () => {
      release.current?.();
      release.current = undefined;
      return () => {
        if (wanted.current) release.current ??= holdUnsavedWork();
      };
    },
  };
};
