import { addDays } from '@school/domain';
import type { CalendarItem } from '@school/domain';
import { isAmong } from '@school/kernel';
import type { RecordValues } from '../../../engine/behaviour.ts';
import type { CalendarSource } from './calendar-item.ts';

/** Longest event in days, so that the index on the first day finds those that began before the range. */
const longestEvent = 366;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const itemOf = (row: RecordValues, mayEdit: boolean): CalendarItem => ({
  key: `event:${Number(row['id'])}`,
  source: 'event',
  id: Number(row['id']),
  version: Number(row['version']),
  title: String(row['title']),
  kind: String(row['type']),
  startDate: String(row['startDate']),
  endDate: String(row['endDate']),
  startTime: row['isAllDay'] === true ? null : text(row['startTime']),
  endTime: row['isAllDay'] === true ? null : text(row['endTime']),
  colour: text(row['colour']),
  location: text(row['location']),
  description: text(row['description']),
  isHoliday: row['type'] === 'HOLIDAY',
  mayEdit,
});

const fields = [
  'version',
  'title',
  'type',
  'startDate',
  'endDate',
  'isAllDay',
  'startTime',
  'endTime',
  'colour',
  'location',
  'description',
];

/** Events and holidays that the caller may see. */
export const eventSource: CalendarSource = {
  feature: 'calendar',
  items: async ({ caller, records }, { from, to }) => {
    const rows = await records.list(caller, 'calendarEvent', {
      filter: {
        archived: false,
        startDate_gte: addDays(from, -longestEvent),
        startDate_lte: to,
        endDate_gte: from,
      },
      sort: [
        ['startDate', 'ASC'],
        ['startTime', 'ASC'],
      ],
      most: 10_000,
      fields,
    });
    const mayEdit = isAmong(caller.actor, ['EventManagement']);
    return rows.map((row) => itemOf(row, mayEdit));
  },
};
