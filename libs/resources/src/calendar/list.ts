import type { AnyResource } from '@school/kernel';
import { calendarEvent } from './calendar-event.resource.ts';
import { calendarFeed } from './calendar-feed.resource.ts';

export const calendarResources: readonly AnyResource[] = [calendarEvent, calendarFeed];
