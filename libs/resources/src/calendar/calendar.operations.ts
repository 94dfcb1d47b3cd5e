import { defineOperation, f, roles } from '@school/kernel';
import type { Keyed } from '@school/kernel';

export const calendarFeedState = defineOperation('calendarFeedState', {
  module: 'calendar',
  label: 'Whether the caller has a calendar address',
  at: 'GET setup/v1/calendar/feed',
  answer: 'wire',
  access: roles,
});

export const calendarItems = defineOperation('calendarItems', {
  module: 'calendar',
  label: 'What stands in the calendar',
  at: 'GET setup/v1/calendar/items',
  input: { from: f.text(), to: f.text() },
  answer: 'wire',
  access: roles,
});

export const calendarOperations = [calendarItems, calendarFeedState] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof calendarOperations> {}
}
