import { addDays } from '@school/domain';
import type { CalendarItem } from '@school/domain';
import type { CalendarSource } from '../../calendar/range/calendar-item.ts';
import { holidaysBetween, lessonsBetween } from './day-lessons.ts';
import type { DayLesson } from './day-lessons.ts';
import { peopleOf } from './people-of-caller.ts';

/** Days of lessons that a calendar file holds before and after today: a timetable may change. */
const [daysBack, daysAhead] = [7, 35];

const itemOf = (lesson: DayLesson): CalendarItem => ({
  key: `lesson:${lesson.id}-${lesson.date}`,
  source: 'lesson',
  id: lesson.id,
  version: lesson.version,
  title: `${lesson.subjectName} (${lesson.batchName})`,
  kind: 'LESSON',
  startDate: lesson.date,
  endDate: lesson.date,
  startTime: lesson.startTime,
  endTime: lesson.endTime,
  colour: null,
  location: lesson.room,
  description: [lesson.coverName ?? lesson.teacherNames.join(', ')].filter(Boolean).join('\n') || null,
  isHoliday: false,
  mayEdit: false,
});

/**
 * A user's own lessons in calendar files, for a parent those of the children; without those that others take or that are
 * cancelled.
 */
export const lessonFeed: CalendarSource = {
  feature: 'timetable',
  items: async ({ caller, connection }) => {
    const { today } = caller;
    const [from, to] = [addDays(today, -daysBack), addDays(today, daysAhead)];
    const holidays = new Set(await holidaysBetween(connection, from, to));
    const items: CalendarItem[] = [];
    for (const { name: _name, ...whose } of await peopleOf(caller, connection)) {
      const lessons = await lessonsBetween(connection, from, to, whose);
      items.push(
        ...lessons
          .filter(
            ({ date, cancelled, cover }) =>
              !cancelled &&
              !holidays.has(date) &&
              (whose.employee === null || cover === null || cover === whose.employee),
          )
          .map(itemOf),
      );
    }
    return items;
  },
};
