import { institutionTimeZone } from '../../platform/clock/institution.ts';
import type { ReminderSource } from '../../platform/notifications/reminder-source.ts';
import { subjectName } from '../academics/subject-name.ts';
import { activeStudents } from '../students/families-of.ts';

/** Published online exams that have not opened yet; the students of the batches and those named are notified. */
export const onlineExamReminders: ReminderSource = {
  sources: `select e.id, '' as occurrence, (e.start_date_time at time zone zone)::date as day,
      e.start_date_time as moment, e.name as title,
      jsonb_build_object('title', e.name, 'subject', ${subjectName('e.subject_id')},
        'date', (e.start_date_time at time zone zone)::date,
        'time', to_char(e.start_date_time at time zone zone, 'HH24:MI')) as params,
      '/online_exam/detail/' || e.id as link, null::text[] as own
    from online_exam e cross join (select ${institutionTimeZone} as zone) z
    where e.status = 'PUBLISHED' and e.start_date_time > now()
      and (e.start_date_time at time zone zone)::date between $1::date and $2::date
      and ($3::bigint is null or e.id = $3)`,
  students:
    activeStudents(`exists (select from online_exam_batches b where b.owner_id = $1 and b.target_id = s.batch_id)
      or exists (select from online_exam_students n where n.owner_id = $1 and n.target_id = s.id)`),
  people: () => ({}),
};
