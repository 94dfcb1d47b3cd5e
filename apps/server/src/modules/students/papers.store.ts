import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import type { Connection } from '../../platform/database/database.ts';
import { asksCourse, papersAsked } from '../academics/papers-asked.ts';

/** Documents that every applicant for the course has to hand in, and that this applicant has not. */
export const papersMissingOf = async (
  connection: Connection,
  { applicant, course }: { readonly applicant: number; readonly course: number },
): Promise<readonly string[]> => {
  const rows = await connection.query<{ name: string }>({
    name: 'applicant_missing_papers',
    text: `select c.name from ${papersAsked} c where ${asksCourse('c', '$2')}
        and not exists (select from student_document d where d.applicant_id = $1 and d.category_id = c.id)
      order by c.name`,
    values: [applicant, course],
  });
  return rows.map(({ name }) => name);
};

/** The documents of the application become those of the student. */
export const handOverPapers = async (work: Work, applicant: number, student: number): Promise<void> => {
  const rows = await work.transaction.query<{ id: number; version: number }>({
    name: 'applicant_papers_hand_over',
    text: `update student_document set student_id = $2, version = version + 1, updated_at = now(), updated_by = $3
      where applicant_id = $1 returning id::float8 as id, version`,
    values: [applicant, student, actorId(work)],
  });
  const changes = { student: [null, student] } as const;
  writeAuditLines(
    work,
    'studentDocument',
    'update',
    rows.map((row) => ({ ...row, changes })),
  );
};

/** An existing guardian with the same first name and telephone or address. */
export const knownGuardian = async (
  connection: Connection,
  who: { readonly firstName: string; readonly mobile: string | null; readonly email: string | null },
): Promise<number | undefined> => {
  const [row] = await connection.query<{ id: number }>({
    name: 'guardian_known',
    text: `select id::float8 as id from guardian where not archived and lower(btrim(first_name)) = lower(btrim($1))
        and (mobile = $2 or lower(email) = lower($3)) order by id limit 1`,
    values: [who.firstName, who.mobile, who.email],
  });
  return row?.id;
};
