import { loadable } from '../../engine/page/loadable.ts';
import type { Loadable } from '../../engine/page/loadable.ts';

/** A part of the app bar. */
export interface BarSlot {
  readonly key: string;
  readonly Part: Loadable;
}

const Finder = loadable(async () => (await import('../find/Finder.tsx')).Finder);
const NotificationBell = loadable(
  async () => (await import('../../engine/notifications/NotificationBell.tsx')).NotificationBell,
);
const HelpButton = loadable(async () => (await import('../help/HelpButton.tsx')).HelpButton);
const JobTray = loadable(async () => (await import('../../engine/jobs/JobTray.tsx')).JobTray);

/** In the order of the bar. */
export const barSlots: readonly BarSlot[] = [
  { key: 'find', Part: Finder },
  { key: 'help', Part: HelpButton },
  { key: 'jobs', Part: JobTray },
  { key: 'notifications', Part: NotificationBell },
];
