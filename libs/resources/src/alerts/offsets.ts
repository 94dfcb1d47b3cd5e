import type { OptionGroup } from '@school/kernel';

/** How long before a day people are reminded. The number counts days, or weeks of seven. */
export const dayOffsets = {
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

/** How long before its start people are reminded of something that starts at a set hour. The number counts hours. */
export const hourOffsets = {
  '24H': '24 hours before it begins',
  '12H': '12 hours before it begins',
  '6H': '6 hours before it begins',
  '3H': '3 hours before it begins',
  '2H': '2 hours before it begins',
  '1H': '1 hour before it begins',
} as const;

export const reminderOffsets = { ...dayOffsets, ...hourOffsets } as const;

export type DayOffset = keyof typeof dayOffsets;
export type HourOffset = keyof typeof hourOffsets;
export type ReminderOffset = DayOffset | HourOffset;

/** Weeks and days under headings. */
export const dayOffsetGroups: readonly OptionGroup<DayOffset>[] = [
  { key: 'weeks', label: 'Weeks', options: ['4W', '3W', '2W', '1W'] },
  { key: 'days', label: 'Days', options: ['30D', '10D', '5D', '3D', '2D', '1D', '0D'] },
];

/** The same with hours. */
export const reminderOffsetGroups: readonly OptionGroup<ReminderOffset>[] = [
  ...dayOffsetGroups,
  { key: 'hours', label: 'Hours', options: ['24H', '12H', '6H', '3H', '2H', '1H'] },
];

/** The day after, for what has not been done by then. */
export const lateOffset = 'LATE';

/** Maximum number of reminders per source. */
export const reminderOffsetsMax = 3;

/** Days before the day of the source; -1 is the day after. */
export const offsetDays = (offset: DayOffset | typeof lateOffset): number =>
  offset === lateOffset ? -1 : parseInt(offset, 10) * (offset.endsWith('W') ? 7 : 1);

/** Hours before the start of the source. */
export const offsetHours = (offset: HourOffset): number => parseInt(offset, 10);
