import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { savedBefore } from '../../../routing/coming-back.ts';
import type { RowId } from './selection.ts';
import type { Place } from './table-keys.ts';
import { useEvent } from './use-event.ts';

/** Which row or cell had the focus, by browser history entry. */
const places = new Map<string, Place>();

/**
 * Back and Forward restore the focus, so that keyboard users can open row after row; after a record was saved its row has
 * the focus. Returns the function that records the place.
 */
export const useFocusPlace = (
  filled: boolean,
  focus: (place: Place) => void,
  placeOf: (id: RowId) => Place | undefined,
): ((at: Place | undefined) => void) => {
  const { key, state: cameWith } = useLocation();
  const find = useEvent(placeOf);
  const kind = useNavigationType();
  const placed = useRef<string>(undefined);
  useEffect(() => {
    if (!filled || placed.current === key) return;
    placed.current = key;
    const saved = savedBefore(cameWith);
    const left = kind === 'POP' ? places.get(key) : undefined;
    const kept = left ?? (saved === undefined ? undefined : find(saved));
    const isFree = !document.activeElement || document.activeElement === document.body;
    if (kept && isFree) focus(kept);
  }, [filled, key, kind, focus, find, cameWith]);
  return (at) => void (at && places.set(key, at));
};
