import type { RecordValues } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import type { Views } from '../../../engine/view/views.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { momentOf } from '../../messages/settings.store.ts';
import { daysInBatch, requireSeen } from '../student/read-timeline.ts';
import { lessonsOfStudents, type StudentLessons } from './lesson-figures.ts';
import { lessonsOfDayToMark } from './read-lesson.ts';

const dayOf = (value: unknown): string | undefined => (value == null ? undefined : String(value));

/** Lessons of a student in the named or current batch; undefined where there are none with a register. */
const lessonsOfStudent = async (
  asked: RecordValues,
  context: Pick<CallContext, 'actor' | 'today'>,
  connection: Connection,
): Promise<StudentLessons | undefined> => {
  const student = Number(asked['student']);
  const named = asked['batch'] == null ? null : Number(asked['batch']);
  const seen = await requireSeen(connection, { student, batch: named }, context.actor);
  const range = { from: dayOf(asked['from']), to: dayOf(asked['to']) };
  const days = daysInBatch(seen, range, context.today);
  const members = [{ student, stays: seen.stays }];
  const found = await lessonsOfStudents(connection, seen.batch, members, days, context.today);
  return found.get(student);
};

/** Today's lessons that have begun, which the caller gives and has not marked. */
const lessonsToTake = async (context: CallContext, connection: Connection) => {
  const { lessons } = await lessonsOfDayToMark(connection, context.today, null, context);
  if (lessons.length === 0) return [];
  const { time } = await momentOf(connection);
  return lessons
    .filter(({ taken, startTime }) => !taken && startTime <= time)
    .map(({ batch, batchName, classTiming, subject, subjectName, startTime, endTime }) => ({
      id: `${batch}-${classTiming}-${subject}`,
      time: `${startTime.slice(0, 5)}–${endTime.slice(0, 5)}`,
      batch: batchName,
      subject: subjectName,
    }));
};

/** Supplies the lesson views with the rule for their percentages (R27). */
export const bindLessonViews = (views: Views): void => {
  views.bind('lessonAttendanceRate', async (asked, context, connection) => {
    const found = await lessonsOfStudent(asked, context, connection);
    if (!found || found.overall.percentage === null) return [];
    const { conducted, absent, percentage } = found.overall;
    return [{ lessons: conducted, absent, percentage }];
  });
  views.bind('attendanceBySubject', async (asked, context, connection) => {
    const found = await lessonsOfStudent(asked, context, connection);
    return (found?.subjects ?? []).map(({ name, conducted, absent, percentage }) => ({
      subject: name,
      lessons: conducted,
      absent,
      percentage,
    }));
  });
  views.bind('lessonsToTake', (_, context, connection) => lessonsToTake(context, connection));
};
