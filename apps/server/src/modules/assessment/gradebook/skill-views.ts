import { isAmong } from '@school/kernel';
import type { Actor } from '@school/kernel';
import type { Views } from '../../../engine/view/views.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { gradeName } from '../cards/card-figures.ts';
import { readers } from '../exam-rights.ts';
import { examRules, partOf, scaleOf } from '../exam.store.ts';
import { skillMarksOf } from './gradebook.store.ts';
import { skillResults } from './skill-results.ts';

const batchOf = async (connection: Connection, student: number): Promise<number | undefined> => {
  const [row] = await connection.query<{ batch: number }>({
    name: 'gradebook_skills_batch',
    text: `select batch_id::float8 as batch from student where id = $1 and batch_id is not null`,
    values: [student],
  });
  return row?.batch;
};

/** Read like gradebook marks: by the office, tutors and teachers of the batch; by pupils and parents their own. */
const sees = async (
  actor: Actor,
  connection: Connection,
  { student, batch }: { readonly student: number; readonly batch: number },
): Promise<boolean> => {
  if (actor.role === 'STUDENT') return actor.student === student;
  if (actor.role === 'PARENT') return (actor.wards ?? []).includes(student);
  if (isAmong(actor, readers)) return true;
  return (
    (actor.batches ?? []).includes(batch) || (await partOf(connection, actor.employee, { batch })).tutors
  );
};

/** Skills of a student in the current batch; pupils and parents get what is shown to them. */
export const bindSkillViews = (views: Views): void =>
  views.bind('skillsOfStudent', async (asked, { actor }, connection) => {
    const student = Number(asked['student']);
    const batch = await batchOf(connection, student);
    if (batch === undefined || !(await sees(actor, connection, { student, batch }))) return [];
    const shownOnly = actor.role === 'STUDENT' || actor.role === 'PARENT';
    const rows = await skillMarksOf(connection, { batch, term: null, student, shownOnly });
    if (rows.length === 0) return [];
    const [scale, { gradeRounding }] = [await scaleOf(connection, batch), await examRules(connection)];
    return skillResults(rows).map((one) => ({
      ...one,
      grade: gradeName(one.percent, scale, gradeRounding) ?? '',
    }));
  });
