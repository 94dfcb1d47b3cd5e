import { useStoreContext } from 'react-admin';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isComingBack } from '../../routing/coming-back.ts';
import { onGoingBack } from '../../routing/going-back.ts';

/**
 * The address of a list without any parameters means the list as at first. Its last state is remembered only for those
 * who come back to it from a record; whoever opens the address anew, or goes back to it in the browser, would otherwise
 * find a filter again that nobody has asked for.
 */
export const useFirstState = (storeKey: string | undefined): void => {
  const store = useStoreContext();
  const { key, search, state } = useLocation();
  const [seen, setSeen] = useState<string>();
  if (storeKey !== undefined && seen !== key) {
    // Before the list reads what is remembered.
    setSeen(key);
    if (search === '' && !isComingBack(state)) store.removeItem(storeKey);
  }
  useEffect(() => {
    if (storeKey === undefined) return undefined;
    const own = window.location.pathname;
    return onGoingBack(() => {
      const { pathname, search: now } = window.location;
      if (pathname === own && now === '') store.removeItem(storeKey);
    });
  }, [store, storeKey]);
};
