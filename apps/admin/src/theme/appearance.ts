import { browserStore } from '../session/browser-store.ts';
import { storageKeys } from '../session/storage-keys.ts';
import type { KeyValueStore } from '../session/storage-keys.ts';
import type { Mode } from './tokens.ts';

export type Layout = 'horizontal' | 'vertical';

/** What the user has chosen for the looks of the page; kept in this browser. */
export interface Appearance {
  readonly layout: Layout;
  readonly mode: Mode;
  readonly collapsedMenu: boolean;
}

const plain = (text: string | null): string | null => text?.replace(/^"|"$/g, '') ?? null;

/** Nothing stored means the layout with the menu on top; a stored word that nobody knows means the one at the side. */
export const layoutOf = (stored: string | null): Layout =>
  stored === null || plain(stored) === 'horizontal' ? 'horizontal' : 'vertical';

export const modeOf = (stored: string | null): Mode => (plain(stored) === 'dark' ? 'dark' : 'light');

export const readAppearance = (store: KeyValueStore): Appearance => ({
  layout: layoutOf(store.getItem(storageKeys.layout)),
  mode: modeOf(store.getItem(storageKeys.layoutMode)),
  collapsedMenu: store.getItem(storageKeys.collapsedMenu) === 'true',
});

let appearance = readAppearance(browserStore);
const listeners = new Set<() => void>();

export const currentAppearance = (): Appearance => appearance;
export const onAppearance = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Changes a part of the appearance and keeps it. */
export const changeAppearance = (change: Partial<Appearance>): void => {
  appearance = { ...appearance, ...change };
  browserStore.setItem(storageKeys.layout, appearance.layout);
  browserStore.setItem(storageKeys.layoutMode, appearance.mode);
  browserStore.setItem(storageKeys.collapsedMenu, String(appearance.collapsedMenu));
  for (const listener of listeners) listener();
};
