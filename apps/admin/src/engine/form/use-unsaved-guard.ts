import { useEffect, useRef } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { holdUnsavedWork } from '../../session/unsaved-work.ts';

export interface UnsavedGuard {
  /** Lets navigations through until the answer is called: for the way on after a save. */
  readonly pass: () => () => void;
  readonly blocker: Blocker;
}

/** Holds up whoever leaves unsaved work, by a link, by Back or by closing the tab. */
export const useUnsavedGuard = (dirty: boolean): UnsavedGuard => {
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    const release = holdUnsavedWork();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty]);
  return {
    blocker,
    pass: () => {
      leaving.current = true;
      return () => {
        leaving.current = false;
      };
    },
  };
};
