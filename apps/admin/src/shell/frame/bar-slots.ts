import type { ComponentType } from 'react';

/** A part of the app bar. */
export interface BarSlot {
  readonly key: string;
  readonly Part: ComponentType;
}

/** In the order of the bar. The job tray of the engine stands here. */
export const barSlots: readonly BarSlot[] = [];
