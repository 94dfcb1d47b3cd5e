import type { ScreenLoaders } from '../screen-loaders.ts';

/** Custom screens for the calendar. */
export const calendarScreens: ScreenLoaders = {
  calendar: async () => ({ default: (await import('./month/CalendarScreen.tsx')).CalendarScreen }),
  calendarDay: async () => ({ default: (await import('./day/CalendarDay.tsx')).CalendarDay }),
  calendarEventEdit: async () => ({ default: (await import('./day/EditEvent.tsx')).EditEvent }),
};
