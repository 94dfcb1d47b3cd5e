import type { LayoutPreferences } from './layout-preferences.ts';

/** Pixels from which the condensed menu is a rail; below it is out of the way. */
export const condensedFrom = 992;

/** How the menu at the side stands: whole, narrow with names, icons only, icons that unfold, or away. */
export type SideState = 'whole' | 'narrow' | 'rail' | 'unfolding' | 'away';

const ownState = ({ sideShown, sideType }: LayoutPreferences, wide: boolean): SideState => {
  if (!sideShown) return 'away';
  if (sideType === 'compact') return 'narrow';
  if (sideType === 'icon') return 'rail';
  if (sideType === 'condensed') return wide ? 'unfolding' : 'away';
  return 'whole';
};

/**
 * The state of the menu at the side; the button in the bar turns it from large to small and back.
 * @param wide whether the window is at least `condensedFrom` wide
 */
export const sideStateOf = (preferences: LayoutPreferences, wide: boolean): SideState => {
  const own = ownState(preferences, wide);
  if (!preferences.sideTurned) return own;
  return own === 'whole' || own === 'narrow' ? 'rail' : 'whole';
};

export const isSmall = (state: SideState): boolean => state !== 'whole' && state !== 'narrow';

/** What stands on the root of the page for style sheets; `undefined` means that the attribute is taken away. */
export const pageAttributes = (
  preferences: LayoutPreferences,
  wide: boolean,
): Readonly<Record<string, string | undefined>> => {
  const { layout, mode, width, barTheme, sideTheme, sideImage, sideType } = preferences;
  const side = layout === 'vertical';
  return {
    'data-layout': layout,
    'data-layout-mode': mode,
    'data-layout-size': width === 'boxed' ? 'boxed' : 'fluid',
    'data-layout-scrollable': width === 'scrollable' ? 'true' : undefined,
    'data-topbar': barTheme,
    'data-sidebar': side ? sideTheme : undefined,
    'data-sidebar-image': side && sideImage !== 'none' ? sideImage : undefined,
    'data-sidebar-size': side ? sideType : undefined,
    'data-sidebar-state': side ? sideStateOf(preferences, wide) : undefined,
  };
};
