import { isOff } from '@school/kernel';
import type { CalendarItem } from '@school/domain';
import { eventSource } from './event.source.ts';
import type { CalendarRange, CalendarSource, SourceTools } from './calendar-item.ts';

/** Everything that appears in calendars and feeds, by feature; modules add theirs. */
const ofCalendars = new Map<string, CalendarSource>([[eventSource.feature, eventSource]]);

/** Lets a feature put entries into calendars and feeds; a second source of the same feature replaces the first. */
export const addToCalendars = (source: CalendarSource): void => {
  ofCalendars.set(source.feature, source);
};

/** Sources that other modules have for calendar files only: on screens they would hide everything else. */
const ofFiles = new Map<string, CalendarSource>();

/** Lets a feature put entries into calendar files; a second source of the same feature replaces the first. */
export const addToCalendarFiles = (source: CalendarSource): void => {
  ofFiles.set(source.feature, source);
};

const inOrder = (a: CalendarItem, b: CalendarItem): number =>
  `${a.startDate} ${a.startTime ?? ''}`.localeCompare(`${b.startDate} ${b.startTime ?? ''}`);

const itemsOf = async (
  from: readonly CalendarSource[],
  tools: SourceTools,
  range: CalendarRange,
): Promise<readonly CalendarItem[]> => {
  const on = from.filter(({ feature }) => !isOff(tools.caller.actor, feature));
  const found: CalendarItem[] = [];
  for (const source of on) found.push(...(await source.items(tools, range)));
  return found.toSorted(inOrder);
};

/** What the caller may see in a range from all enabled sources; more than 10,000 from one source are refused. */
export const calendarItems = (tools: SourceTools, range: CalendarRange): Promise<readonly CalendarItem[]> =>
  itemsOf([...ofCalendars.values()], tools, range);

/** The same including what appears only in calendar files. */
export const calendarFileItems = (
  tools: SourceTools,
  range: CalendarRange,
): Promise<readonly CalendarItem[]> => itemsOf([...ofCalendars.values(), ...ofFiles.values()], tools, range);
