import { useSyncExternalStore } from 'react';
import { currentAppearance, onAppearance } from './appearance.ts';
import type { Appearance } from './appearance.ts';

export const useAppearance = (): Appearance => useSyncExternalStore(onAppearance, currentAppearance);
