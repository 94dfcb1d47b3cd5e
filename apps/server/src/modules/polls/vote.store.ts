import type { Connection, Transaction } from '../../platform/database/database.ts';

/** Figures of an anonymous poll as stored: `#<answer>` or `=<typed words>`. */
export type Counts = Readonly<Record<string, { readonly votes: number; readonly text?: string }>>;

export const countKey = (answer: { readonly option: number } | { readonly text: string }): string =>
  'option' in answer ? `#${answer.option}` : `=${answer.text.toLowerCase()}`;

/** The answers that have votes. */
export const votedAnswers = async (
  connection: Connection,
  poll: number,
): Promise<{ readonly any: boolean; readonly options: ReadonlySet<number> }> => {
  const [row] = await connection.query<{ any: boolean; options: string[]; counts: Counts | null }>({
    name: 'poll_voted_answers',
    text: `select exists (select from poll_vote v where v.poll_id = $1) as any,
      array(select distinct v.option_id from poll_vote v where v.poll_id = $1 and v.option_id is not null) as options,
      (select t.counts from poll_tally t where t.poll_id = $1) as counts`,
    values: [poll],
  });
  const counted = Object.keys(row?.counts ?? {}).flatMap((key) =>
    key.startsWith('#') ? [Number(key.slice(1))] : [],
  );
  return { any: row?.any === true, options: new Set([...(row?.options ?? []).map(Number), ...counted]) };
};

/** The content of a ballot: one of the answers, or the voter's own words. */
export type Ballot = { readonly option: number } | { readonly text: string };

/**
 * Records that a user has voted, with the answer unless the poll is anonymous; in that case no time is stored either. Two
 * concurrent votes become one: the unique row decides.
 * @returns the id of the row; undefined if the user has voted before
 */
export const insertVote = async (
  transaction: Transaction,
  poll: number,
  voter: number,
  ballot: Ballot | undefined,
): Promise<number | undefined> => {
  const [row] = await transaction.query<{ id: string }>({
    name: 'poll_vote_insert',
    text: `insert into poll_vote (poll_id, voter_id, option_id, other_text, voted_at, created_by, created_at, updated_at)
      select p.id, $2, $3::bigint, $4::text, case when p.is_anonymous then null else now() end, $2,
        case when p.is_anonymous then p.created_at else now() end,
        case when p.is_anonymous then p.created_at else now() end
      from poll p where p.id = $1
      on conflict (poll_id, voter_id) do nothing returning id`,
    values: [poll, voter, ...columnsOf(ballot)],
  });
  return row && Number(row.id);
};

/** Replaces the given answer. @returns the id of the row */
export const changeVote = async (
  transaction: Transaction,
  poll: number,
  voter: number,
  ballot: Ballot,
): Promise<number | undefined> => {
  const [row] = await transaction.query<{ id: string }>({
    name: 'poll_vote_change',
    text: `update poll_vote set option_id = $3::bigint, other_text = $4::text, voted_at = now(), updated_at = now(),
        updated_by = $2, version = version + 1
      where poll_id = $1 and voter_id = $2 returning id`,
    values: [poll, voter, ...columnsOf(ballot)],
  });
  return row && Number(row.id);
};

const columnsOf = (ballot: Ballot | undefined): readonly [number | null, string | null] => {
  if (!ballot) return [null, null];
  return 'option' in ballot ? [ballot.option, null] : [null, ballot.text];
};

/** Counts an answer of an anonymous poll; the row of figures is locked, so that none is lost. */
export const countVote = async (transaction: Transaction, poll: number, ballot: Ballot): Promise<void> => {
  const key = countKey(ballot);
  const first = { votes: 1, ...('text' in ballot ? { text: ballot.text } : {}) };
  await transaction.query({
    name: 'poll_vote_count',
    text: `insert into poll_tally as t (poll_id, counts) values ($1, jsonb_build_object($2::text, $3::jsonb))
      on conflict (poll_id) do update set counts = jsonb_set(t.counts, array[$2::text],
        case when t.counts ? $2::text
          then jsonb_set(t.counts -> $2::text, '{votes}', to_jsonb((t.counts -> $2::text ->> 'votes')::int + 1))
          else $3::jsonb end)`,
    values: [poll, key, JSON.stringify(first)],
  });
};
