import type { ScreenLoaders } from '../screen-loaders.ts';

/** Own screens of the reminders. */
export const alertScreens: ScreenLoaders = {
  reminderSettings: async () => ({ default: (await import('./ReminderSettings.tsx')).ReminderSettings }),
  feeReminderSettings: async () => ({
    default: (await import('./ReminderSettings.tsx')).FeeReminderSettings,
  }),
};
