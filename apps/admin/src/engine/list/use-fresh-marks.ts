import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isComingBack } from '../../routing/coming-back.ts';
import { useEvent } from './table/use-event.ts';

/**
 * Marks go over all pages of what one has asked for, and no further: with another filter, or when the list is opened
 * anew, rows would be changed or deleted that nobody sees. Whoever comes back from a record finds them again.
 * @param asked the filter as a text
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
