import type { CalendarItem } from '@school/domain';
import { formatDate, formatTime } from '../../../engine/field/date/date-format.ts';

/** `04 May 2026`, `04 May 2026 – 06 May 2026`, `04 May 2026, 09:00 – 10:30`. */
export const whenText = ({ startDate, endDate, startTime, endTime }: CalendarItem): string => {
  const day = (date: string): string => formatDate(date);
  if (startTime === null)
    return startDate === endDate ? day(startDate) : `${day(startDate)} – ${day(endDate)}`;
  const from = `${day(startDate)}, ${formatTime(startTime)}`;
  const until = formatTime(endTime);
  return `${from} – ${startDate === endDate ? until : `${day(endDate)}, ${until}`}`;
};
