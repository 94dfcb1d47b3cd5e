import type { CallContext } from '../../../engine/context.ts';
import type { Views } from '../../../engine/view/views.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { momentOf } from '../../messages/settings.store.ts';
import { awayWithLessons } from '../covers/away-with-lessons.ts';
import { lessonsOfLeavers } from '../leaving.store.ts';
import { holidaysBetween, lessonsBetween } from './day-lessons.ts';
import type { DayLesson, Whose } from './day-lessons.ts';
import { peopleOf } from './people-of-caller.ts';

/** What is stated about a lesson that differs from the usual week. */
const noteOf = ({ cancelled, coverName }: DayLesson): string => (cancelled ? '—' : (coverName ?? ''));

const rowsOf = async (connection: Connection, context: CallContext, whose: Whose, time: string) => {
  const { today } = context;
  const lessons = await lessonsBetween(connection, today, today, whose);
  return lessons
    .filter(
      ({ endTime, cover, cancelled }) =>
        endTime > time &&
        !cancelled &&
        (whose.employee === null || cover === null || cover === whose.employee),
    )
    .map((lesson) => ({
      time: `${lesson.startTime.slice(0, 5)}–${lesson.endTime.slice(0, 5)}`,
      batch: lesson.batchName,
      subject: lesson.subjectName,
      room: lesson.room ?? '',
      note: noteOf(lesson),
      batchId: lesson.batch,
    }));
};

/** What needs the attention of teachers, classes and the office, on the first page. */
export const bindTimetableViews = (views: Views): void => {
  views.bind('nextLessons', async (_, context, connection) => {
    const { today } = context;
    if ((await holidaysBetween(connection, today, today)).length > 0) return [];
    const { time } = await momentOf(connection);
    const found = [];
    for (const { name: _name, ...whose } of await peopleOf(context, connection)) {
      found.push(...(await rowsOf(connection, context, whose, time)));
    }
    return found;
  });
  views.bind('lessonsToCover', async (_, { today }, connection) => {
    const away = await awayWithLessons(connection, today);
    return away
      .filter(({ open, status }) => open > 0 && status !== 'PENDING')
      .map(({ id, name, open }) => ({ teacher: name, open, employee: id }));
  });
  views.bind('lessonsOfLeavers', async (_, { today }, connection) => {
    const found = await lessonsOfLeavers(connection, today);
    return found.map(({ batch, batchName, ...row }) => ({ ...row, batch: batchName, batchId: batch }));
  });
};
