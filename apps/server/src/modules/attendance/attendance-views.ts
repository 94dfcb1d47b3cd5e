import { schoolDays } from '@school/domain';
import type { CallContext } from '../../engine/context.ts';
import type { Views } from '../../engine/view/views.ts';
import type { Connection } from '../../platform/database/database.ts';
import { studentHolidays } from '../calendar/holidays.store.ts';
import { attendanceSettingOf } from './attendance-setting.store.ts';
import { attendanceBatches } from './register/batches.store.ts';
import { readTimeline } from './student/read-timeline.ts';

const ofYear = (student: unknown, context: CallContext, connection: Connection) =>
  readTimeline(
    connection,
    { student: Number(student), batch: null, from: undefined, to: undefined },
    context,
  );

/** Batches that the caller marks and has not marked today; none on a day without classes. */
const registersToTake = async (context: CallContext, connection: Connection) => {
  const { today } = context;
  const { weeklyOffs } = await attendanceSettingOf(connection);
  const holidays = await studentHolidays(connection, { from: today, to: today });
  if (schoolDays({ from: today, to: today }, { weeklyOffs, holidays }).length === 0) return [];
  const batches = await attendanceBatches(connection, context);
  return batches
    .filter(({ mayMark, isTaken, students }) => mayMark && !isTaken && students > 0)
    .map(({ id, name, students }) => ({ id, batch: name, students }));
};

/** Gives the views of attendance what the rules of percentages and school days say. */
export const bindAttendanceViews = (views: Views): void => {
  views.bind('attendanceRate', async ({ student }, context, connection) => {
    const { days, absent, lates, percentage } = (await ofYear(student, context, connection)).total;
    return percentage === null ? [] : [{ percentage, days, absent, lates }];
  });
  views.bind('attendanceByMonth', async ({ student }, context, connection) => {
    const { months } = await ofYear(student, context, connection);
    return months.map(({ month, percentage }) => ({ month, percentage }));
  });
  views.bind('registersToTake', (_, context, connection) => registersToTake(context, connection));
};
