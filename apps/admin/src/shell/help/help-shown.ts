import { useSyncExternalStore } from 'react';

/** Which part of the help is open: the panel, or the page's keys. */
export type HelpShown = 'help' | 'keys' | undefined;

let shown: HelpShown;
const listeners = new Set<() => void>();

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Opens or closes the help, from wherever in the frame: on a phone it stands in the menu of the user. */
export const showHelp = (next: HelpShown): void => {
  shown = next;
  for (const listener of listeners) listener();
};

export const useHelpShown = (): HelpShown => useSyncExternalStore(listen, () => shown);
