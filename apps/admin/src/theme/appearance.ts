import { browserStore } from '../session/browser-store.ts';
import { keepPreferences, readPreferences, withChange } from './layout-preferences.ts';
import type { LayoutPreferences } from './layout-preferences.ts';

let appearance = readPreferences(browserStore);
const listeners = new Set<() => void>();

export const currentAppearance = (): LayoutPreferences => appearance;
export const onAppearance = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Changes a part of the appearance and keeps it. */
export const changeAppearance = (change: Partial<LayoutPreferences>): void => {
  appearance = withChange(appearance, change);
  keepPreferences(browserStore, appearance);
  for (const listener of listeners) listener();
};
