import { isOff } from '@school/kernel';
import { eventSource } from './event.source.ts';
import { myLeaveSource } from './my-leave.source.ts';
import type { CalendarItem, CalendarRange, CalendarSource, SourceTools } from './calendar-item.ts';

/** Everything that stands in calendars and feeds; a further source is a line here. */
const sources: readonly CalendarSource[] = [eventSource, myLeaveSource];

const inOrder = (a: CalendarItem, b: CalendarItem): number =>
  `${a.startDate} ${a.startTime ?? ''}`.localeCompare(`${b.startDate} ${b.startTime ?? ''}`);

/** What the caller may see in a range from all sources that are switched on; more than 10,000 of a source are refused. */
export const calendarItems = async (
  tools: SourceTools,
  range: CalendarRange,
): Promise<readonly CalendarItem[]> => {
  const on = sources.filter(({ feature }) => !isOff(tools.caller.actor, feature));
  const found: CalendarItem[] = [];
  for (const source of on) found.push(...(await source.items(tools, range)));
  return found.toSorted(inOrder);
};
