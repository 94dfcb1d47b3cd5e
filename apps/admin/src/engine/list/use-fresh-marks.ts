import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isComingBack } from '../../routing/coming-back.ts';
import { useEvent } from './table/use-event.ts';

/**
 * The selection spans all pages of the current filter, and no more: with another filter, or when the list is reopened, rows
 * that nobody sees would be changed or deleted. Users who return from a record find it again.
 * @param asked the filter as a string
 */
export const useFreshMarks = (asked: string, unmark: () => void): void => {
  const { state } = useLocation();
  const last = useRef(isComingBack(state) ? asked : undefined);
  const drop = useEvent(unmark);
  useEffect(() => {
    if (last.current === asked) return;
    last.current = asked;
    drop();
  }, [asked, drop]);
};
