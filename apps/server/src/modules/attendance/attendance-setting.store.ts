import type { IsoWeekday } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { weekdaysOf } from '../leave/calendar/work-week.store.ts';

/** A channel by which parents are notified of an absence. */
export type AbsenceChannel = 'IN_APP' | 'EMAIL' | 'SMS';

/** How the institution takes and counts attendance; unsaved settings have the defaults of the definition. */
export interface AttendanceSetting {
  /** Registers are taken per lesson, where `lessonCourses` has the course of the batch or is empty. */
  readonly isByLesson: boolean;
  readonly lessonCourses: readonly number[];
  /** Only lessons whose register was taken count. */
  readonly isOverTakenLessons: boolean;
  /** 0: the total minutes of a day's lessons. */
  readonly fullDayMinutes: number;
  readonly weeklyOffs: readonly IsoWeekday[];
  readonly isOverMarked: boolean;
  readonly latesPerHalfDay: number;
  /** Decimal string. */
  readonly minPercentage: string;
  readonly lockAfterDays: number | null;
  readonly notifies: boolean;
  readonly notifiesOnLock: boolean;
  readonly channels: readonly AbsenceChannel[];
}

interface Row extends Omit<AttendanceSetting, 'weeklyOffs'> {
  readonly offDays: readonly string[];
}

export const attendanceSettingOf = async (connection: Connection): Promise<AttendanceSetting> => {
  const [row] = await connection.query<Row>({
    name: 'attendance_setting',
    text: `SELECT coalesce(to_jsonb(s.weekly_off_days), '["SUN"]'::jsonb) AS "offDays",
        coalesce(s.type = 'SUBJECT_WISE', false) AS "isByLesson",
        coalesce((SELECT json_agg(c.target_id) FROM attendance_setting_lesson_courses c WHERE c.owner_id = s.id), '[]')
          AS "lessonCourses",
        coalesce(s.basis = 'MARKED', false) AS "isOverTakenLessons",
        coalesce(s.full_day_minutes, 0) AS "fullDayMinutes",
        coalesce(s.calculation = 'PRESENT_OVER_MARKED', false) AS "isOverMarked",
        coalesce(s.lates_per_half_day, 0) AS "latesPerHalfDay", coalesce(s.min_percentage, 75)::text AS "minPercentage",
        s.lock_after_days AS "lockAfterDays", coalesce(s.notify_on_absence, true) AS notifies,
        coalesce(s.notify_at = 'SUBMIT', false) AS "notifiesOnLock",
        coalesce(to_jsonb(s.notify_channels), '["IN_APP", "SMS"]'::jsonb) AS channels
      FROM (SELECT 1) one LEFT JOIN attendance_setting s ON true LIMIT 1`,
  });
  if (!row) throw new Error('A statement without a table gave no row.');
  const { offDays, ...rest } = row;
  return { ...rest, weeklyOffs: weekdaysOf(offDays) };
};
