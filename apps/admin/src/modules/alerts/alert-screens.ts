import type { ScreenLoaders } from '../screen-loaders.ts';

/** Custom screens for reminders. */
export const alertScreens: ScreenLoaders = {
  reminderSettings: async () => ({ default: (await import('./ReminderSettings.tsx')).ReminderSettings }),
  feeReminderSettings: async () => ({
    default: (await import('./ReminderSettings.tsx')).FeeReminderSettings,
  }),
};
