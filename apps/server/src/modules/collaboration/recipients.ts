import type { Catalogue } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import { studentBatchColumn } from '../../platform/sessions/belongings.ts';

/** Somebody whom a list of recipients reaches. */
export interface Recipient {
  readonly id: number;
  readonly name: string;
}

/** Most that one call gives; a school has fewer. */
const most = 10_000;

/** Students of the batches of a group; nobody while the catalogue knows no students. */
const byBatch = (catalogue: Catalogue): string => {
  const batch = studentBatchColumn(catalogue);
  if (batch === undefined) return 'false';
  return `exists (select from student s join user_group_batches b on b.target_id = s.${batch}
    where s.id = u.student_id and not s.archived and b.owner_id = g.id)`;
};

/**
 * The users whom a group reaches at the moment it is asked, each once: a fixed one its members, one by rule whoever is in
 * its departments and batches now. Blocked and archived people drop out.
 */
export const recipientsOf = (
  connection: Connection,
  catalogue: Catalogue,
  group: number,
): Promise<Recipient[]> =>
  connection.query<Recipient>({
    name: 'user_group_recipients',
    text: `select u.id::float8 as id, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.username) as name
      from user_group g, "user" u left join employee e on e.id = u.employee_id
      where g.id = $1 and not u.blocked and not u.archived and (
        (g.kind = 'STATIC' and exists (select from user_group_members m where m.owner_id = g.id and m.target_id = e.id
          and e.status = 'ACTIVE' and not e.archived))
        or (g.kind = 'DYNAMIC' and (exists (select from user_group_departments d where d.owner_id = g.id
          and d.target_id = e.department_id and e.status = 'ACTIVE' and not e.archived) or ${byBatch(catalogue)})))
      order by 2, 1 limit ${most}`,
    values: [group],
  });
