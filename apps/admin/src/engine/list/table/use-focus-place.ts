import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Place } from './table-keys.ts';

/** Which row or cell had the focus, by the entry of the browser's history. */
const places = new Map<string, Place>();

/**
 * Back and Forward find the focus where it was, so that whoever works by keys opens row after row. Gives what notes
 * where it is.
 */
export const useFocusPlace = (
  filled: boolean,
  focus: (place: Place) => void,
): ((at: Place | undefined) => void) => {
  const { key } = useLocation();
  const kind = useNavigationType();
  const placed = useRef<string>(undefined);
  useEffect(() => {
    if (!filled || placed.current === key) return;
    placed.current = key;
    const kept = kind === 'POP' ? places.get(key) : undefined;
    const isFree = !document.activeElement || document.activeElement === document.body;
    if (kept && isFree) focus(kept);
  }, [filled, key, kind, focus]);
  return (at) => void (at && places.set(key, at));
};
