import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A part of the app bar. */
export interface BarSlot {
  readonly key: string;
  readonly Part: ComponentType;
}

const Finder = lazy(async () => ({ default: (await import('../find/Finder.tsx')).Finder }));
const NotificationBell = lazy(async () => ({
  default: (await import('../../engine/notifications/NotificationBell.tsx')).NotificationBell,
}));
const JobTray = lazy(async () => ({ default: (await import('../../engine/jobs/JobTray.tsx')).JobTray }));

/** In the order of the bar. */
export const barSlots: readonly BarSlot[] = [
  { key: 'find', Part: Finder },
  { key: 'jobs', Part: JobTray },
  { key: 'notifications', Part: NotificationBell },
];
