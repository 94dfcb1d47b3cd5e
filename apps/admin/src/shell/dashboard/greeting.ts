import type { ShellKey } from '../../i18n/message-files.ts';

/** The greeting for an hour of the day, 0 to 23. */
export const greetingKey = (hour: number): ShellKey => {
  if (hour < 12) return 'dashboard.greetingMorning';
  return hour < 18 ? 'dashboard.greetingAfternoon' : 'dashboard.greetingEvening';
};
