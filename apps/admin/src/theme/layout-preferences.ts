import { storageKeys } from '../session/storage-keys.ts';
import type { KeyValueStore } from '../session/storage-keys.ts';

/** The available choices for the page frame, default first (000 §3). */
export const layoutChoices = {
  layout: ['horizontal', 'vertical'],
  mode: ['light', 'dark'],
  width: ['fluid', 'boxed', 'scrollable'],
  sideTheme: ['light', 'colored', 'dark', 'winter', 'ladylip', 'plumplate', 'strongbliss', 'greatwhale'],
  sideImage: ['none', 'img1', 'img2', 'img3', 'img4'],
  sideType: ['default', 'compact', 'icon', 'condensed'],
  barTheme: ['light', 'dark', 'colored'],
} as const;

export type ChoiceName = keyof typeof layoutChoices;
export type Choices = { readonly [Name in ChoiceName]: (typeof layoutChoices)[Name][number] };

/** How the page frame looks. Everything except the open panel is stored in this browser. */
export interface LayoutPreferences extends Choices {
  /** A cover over the page until it has loaded. */
  readonly preloader: boolean;
  /** The panel on the right, where all of this is changed. */
  readonly panelOpen: boolean;
  readonly sideShown: boolean;
  /** The side menu is switched to its other size. */
  readonly sideTurned: boolean;
}

const flagKeys = { preloader: 'isPreloader', sideShown: 'showSidebar', sideTurned: 'collapsedMenu' } as const;
const choiceKeys: Readonly<Record<ChoiceName, string>> = {
  layout: storageKeys.layout,
  mode: storageKeys.layoutMode,
  width: 'layoutWidth',
  sideTheme: 'leftSideBarTheme',
  sideImage: 'leftSideBarThemeImage',
  sideType: 'leftSideBarType',
  barTheme: 'topbarTheme',
};

export const choiceNames = Object.keys(layoutChoices) as readonly ChoiceName[];
const flagNames = Object.keys(flagKeys) as readonly (keyof typeof flagKeys)[];

const plain = (text: string | null): string | null => text?.replace(/^"|"$/g, '') ?? null;

/** No stored value means the layout with the menu on top; an unknown stored value means the side menu. */
export const layoutOf = (stored: string | null): Choices['layout'] =>
  stored === null || plain(stored) === 'horizontal' ? 'horizontal' : 'vertical';

const known = <Value extends string>(
  values: readonly [Value, ...(readonly Value[])],
  stored: string | null,
): Value => values.find((value) => value === plain(stored)) ?? values[0];

export const modeOf = (stored: string | null): Choices['mode'] => known(layoutChoices.mode, stored);

export const readPreferences = (store: KeyValueStore): LayoutPreferences => {
  const stored = (name: ChoiceName): string | null => store.getItem(choiceKeys[name]);
  return {
    layout: layoutOf(stored('layout')),
    mode: known(layoutChoices.mode, stored('mode')),
    width: known(layoutChoices.width, stored('width')),
    sideTheme: known(layoutChoices.sideTheme, stored('sideTheme')),
    sideImage: known(layoutChoices.sideImage, stored('sideImage')),
    sideType: known(layoutChoices.sideType, stored('sideType')),
    barTheme: known(layoutChoices.barTheme, stored('barTheme')),
    preloader: store.getItem(flagKeys.preloader) === 'true',
    panelOpen: false,
    sideShown: store.getItem(flagKeys.sideShown) !== 'false',
    sideTurned: store.getItem(flagKeys.sideTurned) === 'true',
  };
};

export const keepPreferences = (store: KeyValueStore, preferences: LayoutPreferences): void => {
  for (const name of choiceNames) store.setItem(choiceKeys[name], preferences[name]);
  for (const name of flagNames) store.setItem(flagKeys[name], String(preferences[name]));
};

export const defaultPreferences: LayoutPreferences = readPreferences({
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
});

/** Applies a choice along with what it entails (000 §4): boxed takes the narrow menu, the other widths the full one. */
export const withChange = (
  preferences: LayoutPreferences,
  change: Partial<LayoutPreferences>,
): LayoutPreferences => ({
  ...preferences,
  ...(change.width ? { sideType: change.width === 'boxed' ? 'icon' : 'default', sideTurned: false } : {}),
  ...(change.sideType ? { sideTurned: false } : {}),
  ...change,
});
