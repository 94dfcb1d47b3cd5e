import type { OptionGroup } from '@school/kernel';

/** How long before a day people are reminded. The number counts days, or weeks of seven. */
export const reminderOffsets = {
  '30D': '30 days before',
  '4W': '4 weeks before',
  '3W': '3 weeks before',
  '2W': '2 weeks before',
  '10D': '10 days before',
  '1W': '1 week before',
  '5D': '5 days before',
  '3D': '3 days before',
  '2D': '2 days before',
  '1D': '1 day before',
  '0D': 'On the day',
} as const;

export type ReminderOffset = keyof typeof reminderOffsets;

/** The same under headings. */
export const reminderOffsetGroups: readonly OptionGroup<ReminderOffset>[] = [
  { key: 'weeks', label: 'Weeks', options: ['4W', '3W', '2W', '1W'] },
  { key: 'days', label: 'Days', options: ['30D', '10D', '5D', '3D', '2D', '1D', '0D'] },
];

/** The day after, for what is not done by then. */
export const lateOffset = 'LATE';

/** Most reminders of one source. */
export const reminderOffsetsMax = 3;

/** Days before the day of the source; -1 is the day after. */
export const offsetDays = (offset: ReminderOffset | typeof lateOffset): number =>
  offset === lateOffset ? -1 : parseInt(offset, 10) * (offset.endsWith('W') ? 7 : 1);
