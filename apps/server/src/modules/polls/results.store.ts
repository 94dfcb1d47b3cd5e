import { sharesOf } from '@school/domain';
import type { PollResult } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { countKey } from './vote.store.ts';
import type { Counts } from './vote.store.ts';

interface Counted {
  readonly id: number | null;
  readonly text: string;
  readonly votes: number;
}

/** Maximum number of voters' own answers that get a row; the rest share the last one. */
const mostOthers = 50;

const named = `select o.id::float8 as id, o.text, count(v.id)::int as votes from poll_option o
    left join poll_vote v on v.option_id = o.id where o.poll_id = $1 group by o.id order by o.position`;

const typed = `select null::float8 as id, (array_agg(v.other_text order by v.id))[1] as text, count(*)::int as votes from poll_vote v
    where v.poll_id = $1 and v.other_text is not null group by lower(v.other_text) order by votes desc, text`;

const withCounts = (rows: readonly Counted[], counts: Counts | undefined): readonly Counted[] =>
  rows.map((row) => {
    const counted = row.id === null ? undefined : counts?.[countKey({ option: row.id })];
    return counted ? { ...row, votes: row.votes + counted.votes } : row;
  });

const countedWords = (counts: Counts | undefined): readonly Counted[] =>
  Object.values(counts ?? {})
    .flatMap(({ text, votes }) => (text === undefined ? [] : [{ id: null, text, votes }]))
    .sort((a, b) => b.votes - a.votes || a.text.localeCompare(b.text));

const shortened = (others: readonly Counted[]): readonly Counted[] => {
  if (others.length <= mostOthers) return others;
  const rest = others.slice(mostOthers).reduce((sum, { votes }) => sum + votes, 0);
  return [...others.slice(0, mostOthers), { id: null, text: 'Others', votes: rest }];
};

/** The answers in order, then the voters' own: each has a row, most frequent first. */
export const pollResults = async (connection: Connection, poll: number): Promise<readonly PollResult[]> => {
  const [offered, words, [tally]] = await Promise.all([
    connection.query<Counted>({ name: 'poll_results', text: named, values: [poll] }),
    connection.query<Counted>({ name: 'poll_results_typed', text: typed, values: [poll] }),
    connection.query<{ counts: Counts }>({
      name: 'poll_results_counted',
      text: 'select counts from poll_tally where poll_id = $1',
      values: [poll],
    }),
  ]);
  const others = shortened([...words, ...countedWords(tally?.counts)]);
  const rows = [...withCounts(offered, tally?.counts), ...others];
  const shares = sharesOf(rows.map(({ votes }) => votes));
  return rows.map(({ id, text, votes }, place) => ({
    option: text,
    votes,
    per: shares[place] ?? 0,
    ...(id === null ? { other: true as const } : {}),
  }));
};
