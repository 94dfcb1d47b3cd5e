import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while its behaviour follows the last render, so that rows need not be re-rendered. */
export const useEvent = <A extends readonly unknown[], R>(run: (...given: A) => R): ((...given: A) => R) => {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given: A) => latest.current(...given), []);
};
