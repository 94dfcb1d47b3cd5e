import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { BorrowerKey } from './borrower.store.ts';
import { roundOf } from '../../platform/database/part-of-rows.ts';

/** An open place in the queue. */
export interface Place {
  readonly id: number;
  readonly status: 'WAITING' | 'READY';
  readonly student: number | null;
  readonly employee: number | null;
  readonly copy: number | null;
}

const places = `select id::float8 as id, status, student_id::float8 as student, employee_id::float8 as employee,
    assigned_copy_id::float8 as copy from book_reservation`;

/** A borrower's place in the queue for a book; undefined without one. */
export const placeOf = async (
  connection: Connection,
  title: number,
  { kind, id }: BorrowerKey,
): Promise<Place | undefined> => {
  const [row] = await connection.query<Place>({
    name: `library_place_of_${kind.toLowerCase()}`,
    text: `${places} where book_title_id = $1 and ${kind === 'STUDENT' ? 'student_id' : 'employee_id'} = $2
      and status in ('WAITING', 'READY')`,
    values: [title, id],
  });
  return row;
};

/** The longest-waiting place for a book, locked until the transaction ends. */
export const firstInLine = async (connection: Connection, title: number): Promise<Place | undefined> => {
  const [row] = await connection.query<Place>({
    name: 'library_first_in_line',
    text: `${places} where book_title_id = $1 and status = 'WAITING' order by reserved_on, id limit 1 for update`,
    values: [title],
  });
  return row;
};

/** Outcome of a place in the queue. */
export type PlaceChange =
  | { readonly status: 'FULFILLED' }
  | { readonly status: 'READY'; readonly copy: number; readonly readyOn: string; readonly expiresOn: string };

export const setPlace = async (work: Work, place: Place, change: PlaceChange): Promise<void> => {
  const ready = change.status === 'READY' ? change : undefined;
  const rows = await work.transaction.query<{ id: number; version: number }>({
    name: 'library_place_set',
    text: `update book_reservation set status = $2, assigned_copy_id = coalesce($3, assigned_copy_id),
        ready_on = coalesce($4::date, ready_on), expires_on = coalesce($5::date, expires_on),
        version = version + 1, updated_at = now(), updated_by = $6 where id = $1 returning id::float8 as id, version`,
    values: [
      place.id,
      change.status,
      ready?.copy ?? null,
      ready?.readyOn ?? null,
      ready?.expiresOn ?? null,
      actorId(work),
    ],
  });
  const changes = { status: [place.status, change.status] } as const;
  writeAuditLines(
    work,
    'bookReservation',
    'update',
    rows.map((row) => ({ ...row, changes })),
  );
};

/** Reservations that were not collected in time. */
export const uncollected = async (connection: Connection, today: string): Promise<readonly number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'library_uncollected',
    text: `select id::float8 as id from book_reservation where status = 'READY' and expires_on < $1 order by id ${roundOf(500)}`,
    values: [today],
  });
  return rows.map(({ id }) => id);
};
