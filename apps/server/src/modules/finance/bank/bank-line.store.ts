import type { BankLine, Proposal } from '@school/domain';
import { createHash } from 'node:crypto';
import type { AuditLine } from '../../../engine/audit/audit-lines.ts';
import type { Connection } from '../../../platform/database/database.ts';

/** Maximum bookings in one file, and open on an account. */
export const mostLines = 20_000;

/** Long marks are those derived from a whole row; the numbers banks assign are shorter. */
const longestKey = 120;
const keyOf = ({ key }: BankLine): string =>
  key.length <= longestKey ? key : createHash('sha256').update(key).digest('hex');

/** Stores bookings; those the account already has, from this file or another, are left alone. */
export const insertLines = (
  connection: Connection,
  { id, account }: { readonly id: number; readonly account: number },
  lines: readonly BankLine[],
  actor: number | null,
): Promise<AuditLine[]> =>
  connection.query<AuditLine>({
    name: 'bank_lines_insert',
    text: `with made as (insert into bank_line (statement_id, account_id, bank_key, day, amount, name, reference, note,
          status, created_by)
        select $1, $2, left(key, 300), day, amount, nullif(left(name, 140), ''), nullif(left(reference, 140), ''),
          nullif(left(note, 500), ''), 'OPEN', $9
        from unnest($3::text[], $4::date[], $5::numeric[], $6::text[], $7::text[], $8::text[]) with ordinality
          as l (key, day, amount, name, reference, note, place) order by place
        on conflict do nothing returning id, version)
      select id::float8 as id, version from made order by id`,
    most: mostLines,
    values: [
      id,
      account,
      lines.map(keyOf),
      lines.map(({ day }) => day),
      lines.map(({ amount }) => amount),
      lines.map(({ name }) => name),
      lines.map(({ reference }) => reference),
      lines.map(({ note }) => note),
      actor,
    ],
  });

/** A booking for which nothing has been accepted yet. */
export interface OpenLine {
  readonly id: number;
  readonly day: string;
  readonly amount: string;
  readonly text: string;
}

/** Open bookings of an account, locked until the transaction ends. */
export const holdOpenLines = (connection: Connection, account: number): Promise<OpenLine[]> =>
  connection.query<OpenLine>({
    name: 'bank_lines_open',
    text: `with held as (select * from bank_line where account_id = $1 and status = 'OPEN' order by id for update)
      select id::float8 as id, day::text as day, amount::text as amount, concat_ws(' ', name, reference, note) as text
      from held order by id`,
    most: mostLines,
    values: [account],
  });

/** Which of the given entries already stand for a booking of an account. */
export const matchedOf = async (
  connection: Connection,
  account: number,
  entries: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await connection.query<{ readonly entry: number }>({
    name: 'bank_lines_matched',
    text: 'select entry_id::float8 as entry from bank_line where account_id = $1 and entry_id = any($2::bigint[])',
    most: mostLines,
    values: [account, entries],
  });
  return new Set(rows.map(({ entry }) => entry));
};

/** Stores the proposals, replacing the previous ones. Recalculated each time, so it has no history. */
export const writeProposals = async (
  connection: Connection,
  account: number,
  proposals: readonly Proposal[],
): Promise<void> => {
  await connection.query({
    name: 'bank_lines_propose',
    text: `update bank_line b set proposed_id = p.posting, certainty = p.certainty
      from bank_line o left join unnest($2::bigint[], $3::bigint[], $4::text[]) as p (booking, posting, certainty)
        on p.booking = o.id
      where b.id = o.id and o.account_id = $1 and o.status = 'OPEN'
        and (b.proposed_id is distinct from p.posting or b.certainty is distinct from p.certainty)`,
    values: [
      account,
      proposals.map(({ booking }) => booking),
      proposals.map(({ posting }) => posting),
      proposals.map(({ sure }) => (sure ? 'SURE' : 'POSSIBLE')),
    ],
  });
};

/** A booking whose proposal was accepted. */
export interface AcceptedLine extends AuditLine {
  readonly entry: number;
}

/** Accepts proposals: of the given bookings, or all sure ones of a statement. */
export const acceptProposals = (
  connection: Connection,
  which: { readonly ids: readonly number[] | null; readonly statement: number | null },
  actor: number | null,
): Promise<AcceptedLine[]> =>
  connection.query<AcceptedLine>({
    name: 'bank_lines_accept',
    text: `with taken as (update bank_line set status = 'MATCHED', entry_id = proposed_id, version = version + 1,
          updated_at = now(), updated_by = $3
        where status = 'OPEN' and proposed_id is not null
          and case when $1::bigint[] is null then statement_id = $2 and certainty = 'SURE' else id = any($1::bigint[]) end
        returning id, version, entry_id)
      select id::float8 as id, version, entry_id::float8 as entry from taken order by id`,
    most: mostLines,
    values: [which.ids, which.statement, actor],
  });

/** How many bookings of a statement are open, by how sure their proposal is. */
export interface Left {
  readonly sure: number;
  readonly possible: number;
  readonly left: number;
}

export const leftOf = async (connection: Connection, statement: number): Promise<Left> => {
  const [row] = await connection.query<Left>({
    name: 'bank_lines_left',
    text: `select count(*) filter (where certainty = 'SURE')::float8 as sure,
        count(*) filter (where certainty = 'POSSIBLE')::float8 as possible, count(*)::float8 as left
      from bank_line where statement_id = $1 and status = 'OPEN'`,
    values: [statement],
  });
  return row ?? { sure: 0, possible: 0, left: 0 };
};
