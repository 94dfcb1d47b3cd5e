import type { OwnReservation, OwnFine } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

interface People {
  readonly students: readonly number[];
  readonly employee: number | null;
}

const theirs = (table: string, states: string): string => `select id from ${table}
    where student_id = any($1::bigint[]) and status in (${states})
  union select id from ${table} where employee_id = $2 and status in (${states})`;

export const reservationsOf = (
  connection: Connection,
  { students, employee }: People,
): Promise<OwnReservation[]> =>
  connection.query<OwnReservation>({
    name: 'library_reservations_of',
    text: `select r.id::float8 as id, r.version, t.title, r.borrower, r.status, r.expires_on::text as "expiresOn",
        (select count(*)::int + 1 from book_reservation o where o.book_title_id = r.book_title_id and o.status = 'WAITING'
          and (o.reserved_on, o.id) < (r.reserved_on, r.id)) as position
      from book_reservation r join book_title t on t.id = r.book_title_id
      where r.id in (${theirs('book_reservation', `'WAITING', 'READY'`)}) order by r.reserved_on, r.id`,
    most: 5_000,
    values: [students, employee],
  });

export const finesOf = (connection: Connection, { students, employee }: People): Promise<OwnFine[]> =>
  connection.query<OwnFine>({
    name: 'library_fines_of',
    text: `select f.id::float8 as id, t.title, f.borrower, f.kind, f.charged_on::text as "chargedOn",
        (f.amount - coalesce(f.waived, 0) - coalesce(f.paid, 0))::numeric(15,2)::text as due
      from library_fine f join book_title t on t.id = f.book_title_id
      where f.id in (${theirs('library_fine', `'OPEN'`)}) order by f.charged_on, f.id`,
    most: 5_000,
    values: [students, employee],
  });
