import type { Connection, Transaction } from '../../platform/database/database.ts';
import { roundOf } from '../../platform/database/part-of-rows.ts';
import { overAtOf } from './exam.store.ts';

/** Attempts at an exam that are in progress. */
export const openAttempts = (connection: Connection, exam: number): Promise<{ readonly id: number }[]> =>
  connection.query<{ id: number }>({
    name: 'online_exam_open_attempts',
    text: `select id::float8 as id from online_exam_attempt where online_exam_id = $1 and status = 'IN_PROGRESS'
      order by id`,
    values: [exam],
    most: 20_000,
  });

/** Attempts whose time is up, including the seconds of grace. */
export const overdueAttempts = (connection: Connection): Promise<{ readonly id: number }[]> =>
  connection.query<{ id: number }>({
    name: 'online_exam_overdue_attempts',
    text: `select a.id::float8 as id from online_exam_attempt a join online_exam e on e.id = a.online_exam_id
      where a.status = 'IN_PROGRESS' and e.auto_submit
        and a.deadline_at + make_interval(secs => e.grace_seconds) < clock_timestamp()
      order by a.id ${roundOf(500)}`,
  });

/** Exams that nobody can write any more by the clock, and whose results are then released. */
export const endedExams = (connection: Connection): Promise<{ readonly id: number }[]> =>
  connection.query<{ id: number }>({
    name: 'online_exam_ended',
    text: `select e.id::float8 as id from online_exam e
      where e.status = 'PUBLISHED' and e.result_visibility = 'AFTER_END' and e.end_date_time < clock_timestamp()
        and ${overAtOf('e')} < clock_timestamp()
        and exists (select from online_exam_result r where r.online_exam_id = e.id and not r.is_released
          and r.percentage is not null)
      order by e.id ${roundOf(100)}`,
  });

/** Open attempts are adjusted when an exam is given more or less time (R15). */
export const prolong = async (transaction: Transaction, exam: number): Promise<void> => {
  await transaction.query({
    name: 'online_exam_prolong',
    text: `update online_exam_attempt a set deadline_at = t.deadline
      from (select x.id, least(x.started_at + make_interval(mins => e.maximum_time), e.end_date_time)
          + make_interval(mins => coalesce(w.extra_minutes, 0)) as deadline
        from online_exam_attempt x join online_exam e on e.id = x.online_exam_id
          left join online_exam_allowance w on w.online_exam_id = e.id and w.student_id = x.student_id
        where x.online_exam_id = $1 and x.status = 'IN_PROGRESS') t
      where t.id = a.id and t.deadline > a.deadline_at`,
    values: [exam],
  });
};

/** @returns the new version; nothing for an attempt no longer in progress */
export const giveMinutes = async (
  transaction: Transaction,
  attempt: number,
  minutes: number,
): Promise<number | undefined> => {
  const [row] = await transaction.query<{ version: number }>({
    name: 'online_exam_give_minutes',
    text: `update online_exam_attempt set deadline_at = greatest(deadline_at, clock_timestamp())
        + make_interval(mins => $2), version = version + 1, updated_at = now()
      where id = $1 and status = 'IN_PROGRESS' returning version`,
    values: [attempt, minutes],
  });
  return row?.version;
};

/** @returns the new version */
export const resetAttempt = async (
  transaction: Transaction,
  attempt: number,
  reason: string,
): Promise<number | undefined> => {
  const [row] = await transaction.query<{ version: number }>({
    name: 'online_exam_reset',
    text: `update online_exam_attempt set status = 'RESET', reset_reason = $2, version = version + 1, updated_at = now()
      where id = $1 and status <> 'RESET' returning version`,
    values: [attempt, reason],
  });
  return row?.version;
};
