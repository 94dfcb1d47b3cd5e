import { useSyncExternalStore } from 'react';
import { sideStateOf } from './side-state.ts';
import type { SideState } from './side-state.ts';
import { useAppearance } from './use-appearance.ts';
import { isWideWindow, onWindowWidth } from './wide-window.ts';

/** How the menu at the side stands at present. */
export const useSideState = (): SideState => {
  const wide = useSyncExternalStore(onWindowWidth, isWideWindow);
  return sideStateOf(useAppearance(), wide);
};
