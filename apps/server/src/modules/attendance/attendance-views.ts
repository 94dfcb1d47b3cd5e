import { schoolDays, type MonthFigures } from '@school/domain';
import type { CallContext } from '../../engine/context.ts';
import type { Views } from '../../engine/view/views.ts';
import type { Connection } from '../../platform/database/database.ts';
import { studentHolidays } from '../calendar/holidays.store.ts';
import { attendanceSettingOf } from './attendance-setting.store.ts';
import { batchesByLesson } from './lessons/lesson.store.ts';
import { attendanceBatches } from './register/batches.store.ts';
import { readableBatches } from './rights.ts';
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
  const setting = await attendanceSettingOf(connection);
  const { weeklyOffs } = setting;
  const holidays = await studentHolidays(connection, { from: today, to: today });
  if (schoolDays({ from: today, to: today }, { weeklyOffs, holidays }).length === 0) return [];
  const batches = await attendanceBatches(connection, context);
  const byLesson = await batchesByLesson(connection, setting, null);
  return batches
    .filter(({ mayMark, isTaken, students }) => mayMark && !isTaken && students > 0)
    .filter(({ id }) => !byLesson.has(id))
    .map(({ id, name, students }) => ({ id, batch: name, students }));
};

/** Weeks shown in the chart. */
const drawnDays = 70;

/** Percentage present of those whose register was taken, week by week. */
const byWeek = ({ actor, today }: CallContext, connection: Connection) =>
  connection.query<Readonly<Record<'week' | 'percentage', string>>>({
    name: 'attendance_by_week',
    text: `SELECT to_char(date_trunc('week', r.date), 'YYYY-MM-DD') AS week,
        round((count(*) - coalesce(sum((a.forenoon::int + a.afternoon::int) * 0.5 * l.absence_weight), 0)) * 100
          / count(*), 2)::text AS percentage
      FROM marked_register r JOIN student s ON s.batch_id = r.batch_id AND s.status = 'ACTIVE' AND NOT s.archived
        LEFT JOIN attendance a ON a.student_id = s.id AND a.date = r.date
        LEFT JOIN attendance_label l ON l.id = a.label_id
      WHERE r.date BETWEEN $1::date - ${drawnDays} AND $1::date AND ($2::bigint[] IS NULL OR r.batch_id = ANY($2))
      GROUP BY 1 ORDER BY 1`,
    values: [today, readableBatches(actor)],
  });

/** Months of which there is a percentage. */
const drawn = (months: readonly MonthFigures[]) =>
  months
    .filter(({ percentage }) => percentage !== null)
    .map(({ month, percentage }) => ({ month, percentage }));

/** Supplies the attendance views with the rules for percentages and school days. */
export const bindAttendanceViews = (views: Views): void => {
  views.bind('attendanceRate', async ({ student }, context, connection) => {
    const { days, absent, lates, percentage } = (await ofYear(student, context, connection)).total;
    return percentage === null ? [] : [{ percentage, days, absent, lates }];
  });
  views.bind('attendanceByMonth', async ({ student }, context, connection) => {
    const { months } = await ofYear(student, context, connection);
    return drawn(months);
  });
  views.bind('myAttendanceByMonth', async (_, context, connection) => {
    const { student, wards = [] } = context.actor;
    const [own] = student == null ? wards : [student];
    if (own === undefined) return [];
    const { months } = await ofYear(own, context, connection);
    return drawn(months);
  });
  views.bind('attendanceByWeek', (_, context, connection) => byWeek(context, connection));
  views.bind('registersToTake', (_, context, connection) => registersToTake(context, connection));
};
