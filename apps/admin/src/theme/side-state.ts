import type { LayoutPreferences } from './layout-preferences.ts';

/** Width in pixels from which the condensed menu is a rail; below that it is hidden. */
export const condensedFrom = 992;

/** The state of the side menu: full, narrow with names, icons only, expanding icons, or hidden. */
export type SideState = 'whole' | 'narrow' | 'rail' | 'unfolding' | 'away';

const ownState = ({ sideShown, sideType }: LayoutPreferences, wide: boolean): SideState => {
  if (!sideShown) return 'away';
  if (sideType === 'compact') return 'narrow';
  if (sideType === 'icon') return 'rail';
  if (sideType === 'condensed') return wide ? 'unfolding' : 'away';
  return 'whole';
};

/**
 * The state of the side menu; the button in the bar switches it from large to small and back.
 * @param wide whether the window is at least `condensedFrom` wide
 */
export const sideStateOf = (preferences: LayoutPreferences, wide: boolean): SideState => {
  const own = ownState(preferences, wide);
  if (!preferences.sideTurned) return own;
  return own === 'whole' || own === 'narrow' ? 'rail' : 'whole';
};

export const isSmall = (state: SideState): boolean => state !== 'whole' && state !== 'narrow';

/** Attributes of the page root, for style sheets; `undefined` means the attribute is removed. */
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
