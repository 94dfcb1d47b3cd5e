import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();

const tell = (next: boolean): void => {
  if (next === isPrinting) return;
  isPrinting = next;
  // The browser takes the page as it is when its event handler returns.
  flushSync(() => listeners.forEach((listener) => listener()));
};

const begin = (): void => tell(true);
const end = (): void => tell(false);

/** Whether the page is being printed. */
export const printsNow = (): boolean => isPrinting;
export const onPrinting = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const usePrinting = (): boolean => useSyncExternalStore(onPrinting, printsNow);
