import type { Connection } from '../../platform/database/database.ts';
import type { BorrowerKey } from './borrower.store.ts';

/** The current card of a borrower. */
export interface Card {
  readonly id: number;
  readonly number: string;
  readonly status: 'ACTIVE' | 'BLOCKED';
  readonly blockReason: string | null;
  readonly expiresOn: string | null;
}

const own = ({ kind }: Pick<BorrowerKey, 'kind'>): string =>
  kind === 'STUDENT' ? 'student_id' : 'employee_id';
const card = `select id::float8 as id, number, status, block_reason as "blockReason", expires_on::text as "expiresOn"
  from library_card where`;

export const cardOf = async (connection: Connection, who: BorrowerKey): Promise<Card | undefined> => {
  const [row] = await connection.query<Card>({
    name: `library_card_of_${who.kind.toLowerCase()}`,
    text: `${card} ${own(who)} = $1 and status <> 'CLOSED'`,
    values: [who.id],
  });
  return row;
};

/** Locked until the transaction ends: two desks issuing to one borrower run in sequence. */
export const holdCard = async (connection: Connection, who: BorrowerKey): Promise<Card | undefined> => {
  const [row] = await connection.query<Card>({
    name: `library_card_hold_${who.kind.toLowerCase()}`,
    text: `${card} ${own(who)} = $1 and status <> 'CLOSED' for update`,
    values: [who.id],
  });
  return row;
};

export const isCardNumberTaken = async (connection: Connection, number: string): Promise<boolean> => {
  const rows = await connection.query({
    name: 'library_card_number_taken',
    text: 'select 1 from library_card where lower(btrim(number)) = lower($1)',
    values: [number],
  });
  return rows.length > 0;
};

/** What a borrower has and owes. */
export interface Standing {
  readonly openLoans: number;
  readonly openFines: string;
  readonly reservations: number;
}

/** The same for several borrowers of one kind together. */
export const standingOfAll = async (
  connection: Connection,
  kind: BorrowerKey['kind'],
  ids: readonly number[],
): Promise<Standing> => {
  const column = own({ kind });
  const [row] = await connection.query<Standing>({
    name: `library_standing_${kind.toLowerCase()}`,
    text: `select (select count(*)::int from book_movement where ${column} = any($1::bigint[]) and status in ('ISSUED', 'RENEWED')) as "openLoans",
      (select coalesce(sum(amount - coalesce(waived, 0) - coalesce(paid, 0)), 0)::numeric(15,2)::text
        from library_fine where ${column} = any($1::bigint[]) and status = 'OPEN') as "openFines",
      (select count(*)::int from book_reservation where ${column} = any($1::bigint[]) and status in ('WAITING', 'READY')) as reservations`,
    values: [ids],
  });
  return row ?? { openLoans: 0, openFines: '0.00', reservations: 0 };
};

export const standingOf = (connection: Connection, { kind, id }: BorrowerKey): Promise<Standing> =>
  standingOfAll(connection, kind, [id]);
