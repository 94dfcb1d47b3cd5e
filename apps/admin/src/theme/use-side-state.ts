import { useSyncExternalStore } from 'react';
import { sideStateOf } from './side-state.ts';
import type { SideState } from './side-state.ts';
import { useAppearance } from './use-appearance.ts';
import { isWideWindow, onWindowWidth } from './wide-window.ts';

/** The current state of the side menu. */
export const useSideState = (): SideState => {
  const wide = useSyncExternalStore(onWindowWidth, isWideWindow);
  return sideStateOf(useAppearance(), wide);
};
