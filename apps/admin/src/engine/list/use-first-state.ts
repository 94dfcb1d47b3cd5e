import { useStoreContext } from 'ra-core';
import { useEffect } from 'react';
import { onGoingBack } from '../../routing/going-back.ts';

/**
 * The address of a list without any parameters means the list as at first. Its last state is remembered, so that one
 * comes back to it after saving a record; when the browser goes back to the bare address, it must be forgotten, or the
 * filter that Back was to take away would return at once.
 */
export const useFirstState = (storeKey: string | undefined): void => {
  const store = useStoreContext();
  useEffect(() => {
    if (storeKey === undefined) return undefined;
    const own = window.location.pathname;
    return onGoingBack(() => {
      const { pathname, search } = window.location;
      if (pathname === own && search === '') store.removeItem(storeKey);
    });
  }, [store, storeKey]);
};
