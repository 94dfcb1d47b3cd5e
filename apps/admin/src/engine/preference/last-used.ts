import { useStoreContext } from 'react-admin';
import { useMemo } from 'react';

/**
 * The record of a kind that was last chosen on this device, with which screens start: the class of a register, of a report.
 */
export interface LastUsed {
  readonly of: (resource: string) => number | undefined;
  readonly keep: (resource: string, id: unknown) => void;
}

const keyOf = (resource: string): string => `lastUsed.${resource}`;

export const useLastUsed = (): LastUsed => {
  const store = useStoreContext();
  return useMemo(
    () => ({
      of: (resource) => {
        const id: unknown = store.getItem(keyOf(resource));
        return typeof id === 'number' ? id : undefined;
      },
      keep: (resource, id) => {
        if (typeof id === 'number' && id > 0) store.setItem(keyOf(resource), id);
      },
    }),
    [store],
  );
};
