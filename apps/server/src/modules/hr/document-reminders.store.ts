import type { Transaction } from '../../platform/database/database.ts';
import { holdersOf } from '../../platform/notifications/holders.ts';
import { notifyEach } from '../../platform/notifications/notify.ts';

/** Days before a paper runs out. */
const ahead = 30;
const mostAtOnce = 200;

interface Paper {
  readonly name: string;
  readonly employee: string;
  readonly employeeId: number;
  readonly date: string;
}

/**
 * Tells everybody who may see private papers of those that run out within 30 days. Each paper is marked in the same
 * statement that finds it, so that two servers never tell of one twice.
 * @returns how many papers were told of
 */
export const remindOfDocuments = async (transaction: Transaction, today: string): Promise<number> => {
  const papers = await transaction.query<Paper>({
    name: 'hr_document_reminders',
    text: `UPDATE employee_document d SET reminded_on = $1 FROM employee e
      WHERE d.id IN (SELECT c.id FROM employee_document c JOIN employee o ON o.id = c.employee_id
          WHERE c.reminded_on IS NULL AND NOT c.archived AND c.expires_on <= $1::date + ${ahead}
            AND o.status = 'ACTIVE' AND NOT o.archived ORDER BY c.id LIMIT ${mostAtOnce} FOR UPDATE OF c SKIP LOCKED)
        AND e.id = d.employee_id
      RETURNING d.name, concat_ws(' ', e.first_name, e.middle_name, e.last_name) AS employee,
        e.id::float8 AS "employeeId", d.expires_on::text AS date`,
    values: [today],
  });
  if (papers.length === 0) return 0;
  const users = await holdersOf(transaction, 'EmployeePrivate');
  await notifyEach(
    transaction,
    papers.flatMap(({ name, employee, employeeId, date }) =>
      users.map((user) => ({
        user,
        message: 'document.expires',
        params: { name, employee, date },
        link: `/employee_profile/${employeeId}`,
      })),
    ),
  );
  return papers.length;
};
