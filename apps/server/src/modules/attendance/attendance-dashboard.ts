import type { CallContext } from '../../engine/context.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { DashboardFigures } from '../reporting/dashboard-part.ts';
import { readTimeline } from './student/read-timeline.ts';

/** Percentage present of those whose register was taken today, to one decimal; null before the first register. */
const ofToday = async (connection: Connection, today: string): Promise<number | null> => {
  const [row] = await connection.query<{ readonly percentage: number | null }>({
    name: 'dashboard_attendance',
    text: `SELECT round(((count(*) - coalesce(sum((a.forenoon::int + a.afternoon::int) * 0.5 * l.absence_weight), 0)) * 100
        / nullif(count(*), 0)), 1)::float8 AS percentage
      FROM marked_register r JOIN student s ON s.batch_id = r.batch_id AND s.status = 'ACTIVE' AND NOT s.archived
        LEFT JOIN attendance a ON a.student_id = s.id AND a.date = r.date
        LEFT JOIN attendance_label l ON l.id = a.label_id
      WHERE r.date = $1`,
    values: [today],
  });
  return row?.percentage ?? null;
};

/** The user's own percentage of the year so far; null for someone in no batch, and where nothing was recorded. */
const ofStudent = async (
  connection: Connection,
  student: number,
  context: CallContext,
): Promise<number | null> => {
  try {
    const asked = { student, batch: null, from: undefined, to: undefined };
    const { total } = await readTimeline(connection, asked, context);
    return total.percentage === null ? null : Number(total.percentage);
  } catch {
    return null;
  }
};

/** Today's attendance for members of staff, of the year so far for students and for the first child of parents. */
export const attendanceDashboard = async (
  context: CallContext,
  connection: Connection,
): Promise<Partial<DashboardFigures>> => {
  const { actor, today } = context;
  if (actor.role !== 'STUDENT' && actor.role !== 'PARENT') {
    return { todayAttendance: await ofToday(connection, today) };
  }
  const student = actor.role === 'STUDENT' ? actor.student : actor.wards?.[0];
  return student == null ? {} : { todayAttendance: await ofStudent(connection, student, context) };
};
