import { useStoreContext } from 'react-admin';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isComingBack } from '../../routing/coming-back.ts';
import { onGoingBack } from '../../routing/going-back.ts';

/**
 * A list address without any parameters means the list in its initial state. Its last state is remembered only for users
 * who return to it from a record; those who reopen the address, or go back to it in the browser, would otherwise find a
 * filter that nobody has asked for.
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
