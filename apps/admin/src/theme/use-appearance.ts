import { useSyncExternalStore } from 'react';
import { currentAppearance, onAppearance } from './appearance.ts';
import type { LayoutPreferences } from './layout-preferences.ts';

export const useAppearance = (): LayoutPreferences => useSyncExternalStore(onAppearance, currentAppearance);
