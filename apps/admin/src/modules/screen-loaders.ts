import type { ComponentType } from 'react';

/** Custom screens by the key of their `defineScreen`, loaded when they are opened. */
export type ScreenLoaders = Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>;
