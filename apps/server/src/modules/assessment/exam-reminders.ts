import type { ReminderSource } from '../../platform/notifications/reminder-source.ts';

const students = `select s.id from exam x join student s on s.batch_id = x.batch_id and s.status = 'ACTIVE'
    join subject t on t.id = x.subject_id
  where x.id = $1 and (t.elective_group_id is null
    or exists (select from student_elective e where e.student_id = s.id and e.subject_id = t.id))`;

/** Exams whose schedule is published. */
export const examReminders: ReminderSource = {
  sources: `select x.id, '' as occurrence, x.date as day, s.name || ' · ' || g.name as title,
      jsonb_build_object('title', s.name, 'date', x.date, 'time', to_char(x.start_time, 'HH24:MI')) as params,
      '/exam' as link, null::text[] as own
    from exam x join exam_group g on g.id = x.exam_group_id join subject s on s.id = x.subject_id
    where g.schedule_published_at is not null and not g.archived and x.date between $1::date and $2::date
      and ($3::bigint is null or x.id = $3)`,
  students,
  people: () => ({
    EMPLOYEE: `exists (select from exam_invigilators i where i.owner_id = $1 and i.target_id = u.employee_id)
      or exists (select from exam_duty d join exam x on x.sitting_id = d.sitting_id
        where x.id = $1 and d.employee_id = u.employee_id)`,
  }),
};
