import type { ReportBinding } from '../../engine/report/reports.ts';
import { classes } from '../academics/classes.ts';
import { asksCourse, papersAsked } from '../academics/papers-asked.ts';

const query = `select jsonb_build_object('batch', b.label, 'admissionNumber', s.admission_number,
    'student', concat_ws(' ', s.first_name, s.middle_name, s.last_name), 'paper', k.name, 'studentId', s.id)::text as row
  from student s join ${classes} b on b.id = s.batch_id cross join ${papersAsked} k
  where s.status = 'ACTIVE' and not s.archived
    and ($1::bigint is null or b.course_id = $1) and ($2::bigint is null or b.id = $2)
    and ($3::bigint is null or k.id = $3)
    and ${asksCourse('k', 'b.course_id')}
    and not exists (select from student_document d where d.student_id = s.id and d.category_id = k.id)
  order by b.sort_order, b.code, b.name, b.id, lower(s.first_name), lower(coalesce(s.last_name, '')), s.id, k.name`;

/** What must be handed in, for everyone currently here who has not done so. */
export const missingPapersBinding: ReportBinding = {
  statement: ({ course, batch, category }) => ({
    text: query,
    values: [course ?? null, batch ?? null, category ?? null],
  }),
};
