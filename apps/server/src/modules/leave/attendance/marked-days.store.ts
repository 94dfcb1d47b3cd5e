import type { Marked, MarkedSource } from '../../calendar/holiday-attendance.ts';

/** Register entries on days that become holidays now; days that were already holidays do not count again. */
export const markedOn: MarkedSource = async ({ transaction }, [from, to], before) => {
  const [row] = await transaction.query<Marked>({
    name: 'leave_marked_on_holiday',
    text: `select count(distinct attendance_date)::int as days, count(*)::int as entries from employee_attendance
      where attendance_date between $1 and $2
        and ($3::date is null or attendance_date not between $3::date and $4::date)`,
    values: [from, to, before?.[0] ?? null, before?.[1] ?? null],
  });
  return row ?? { days: 0, entries: 0 };
};
