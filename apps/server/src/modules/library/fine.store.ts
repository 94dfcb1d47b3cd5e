import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Payee } from '../finance/booking.ts';
import type { TakenBack } from '../finance/taking-back.ts';
import { staff } from '../hr/staff.store.ts';
import { roll } from '../students/roll.store.ts';

/** An unpaid charge for a lost copy is dropped: the copy was found (LIB-8). */
export const cancelLostFine = async (work: Work, movement: number): Promise<void> => {
  const rows = await work.transaction.query<{ id: number; version: number }>({
    name: 'library_cancel_lost_fine',
    text: `update library_fine set status = 'CANCELLED', version = version + 1, updated_at = now(), updated_by = $2
      where movement_id = $1 and kind = 'LOST' and status = 'OPEN' and coalesce(paid, 0) = 0
      returning id::float8 as id, version`,
    values: [movement, actorId(work)],
  });
  const changes = { status: ['OPEN', 'CANCELLED'] } as const;
  writeAuditLines(
    work,
    'libraryFine',
    'update',
    rows.map((row) => ({ ...row, changes })),
  );
};

/** What a receipt states about a fine. */
export interface FineOnReceipt {
  readonly label: string;
  readonly payee: Payee;
}

export const fineOnReceipt = async (connection: Connection, fine: number): Promise<FineOnReceipt> => {
  const [row] = await connection.query<Payee & { readonly title: string }>({
    name: 'library_fine_on_receipt',
    text: `select t.title, coalesce(nullif(s.name, ''), nullif(e.name, ''), f.borrower) as name,
        coalesce(s.number, e.number) as number, f.student_id::float8 as student,
        s.batch_id::float8 as batch
      from library_fine f join book_title t on t.id = f.book_title_id
        left join ${roll} s on s.id = f.student_id left join ${staff} e on e.id = f.employee_id where f.id = $1`,
    values: [fine],
  });
  if (!row) throw new Error('The fine does not exist.');
  const { title, ...payee } = row;
  return { label: `Library fine: ${title}`, payee };
};

/** Fines whose receipts were cancelled are open again. */
export const reopenFines = async (work: Work, taken: readonly TakenBack[]): Promise<void> => {
  const fines = taken.filter(({ of }) => of.source_type === 'LIBRARY_FINE');
  if (fines.length === 0) return;
  const rows = await work.transaction.query<{ id: number; version: number; paid: string }>({
    name: 'library_fines_reopen',
    text: `update library_fine f set paid = f.paid - w.amount, status = 'OPEN', receipt = null, paid_on = null,
        version = f.version + 1, updated_at = now(), updated_by = $3
      from (select id, sum(amount) as amount from unnest($1::bigint[], $2::numeric[]) as u(id, amount) group by id) w
      where f.id = w.id returning f.id::float8 as id, f.version, f.paid::text as paid`,
    values: [fines.map(({ of }) => of.source_id), fines.map(({ of }) => of.amount), actorId(work)],
  });
  writeAuditLines(
    work,
    'libraryFine',
    'update',
    rows.map(({ paid, ...row }) => ({
      ...row,
      changes: { paid: [null, paid], status: [null, 'OPEN'] } as const,
    })),
  );
};
