import { browserStore } from '../session/browser-store.ts';
import { keepPreferences, readPreferences, withChange } from './layout-preferences.ts';
import type { LayoutPreferences } from './layout-preferences.ts';
import { onPrinting, printsNow } from './printing.ts';

let appearance = readPreferences(browserStore);
let onPaper: LayoutPreferences | undefined;
const listeners = new Set<() => void>();

/** How the page looks; in print it is light whatever has been chosen. */
export const currentAppearance = (): LayoutPreferences => onPaper ?? appearance;
export const onAppearance = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

onPrinting(() => {
  onPaper = printsNow() && appearance.mode === 'dark' ? { ...appearance, mode: 'light' } : undefined;
  for (const listener of listeners) listener();
});

/** Changes a part of the appearance and saves it. */
export const changeAppearance = (change: Partial<LayoutPreferences>): void => {
  appearance = withChange(appearance, change);
  keepPreferences(browserStore, appearance);
  for (const listener of listeners) listener();
};
