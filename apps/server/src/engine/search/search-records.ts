import type { FoundRecord } from '@school/kernel';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import type { Statement } from '../../platform/database/database.ts';
import type { SearchAnswer } from './found.ts';
import { searchStatement } from './search-statement.ts';
import { searchableBy, wordsToFind } from './searchable.ts';

/** Milliseconds after which the database gives up; somebody is waiting with every letter. */
const patience = 1_000;
const cancelled = '57014';

type Row = Omit<FoundRecord, 'id'> & { readonly id: string };

const isOverTime = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === cancelled;

/** Bounded in time, and without the compiler of PostgreSQL, which takes longer over a statement of many parts than the search. */
const run = (
  { database }: Engine,
  institute: string,
  statement: Statement | undefined,
): Promise<readonly FoundRecord[]> =>
  database.transaction(institute, async (transaction) => {
    if (!statement) return [];
    await transaction.query({
      name: 'search_bounds',
      text: `SELECT set_config('statement_timeout', $1, true), set_config('jit', 'off', true)`,
      values: [String(patience)],
    });
    const rows = await transaction.query<Row>(statement);
    return rows.map((row) => ({ ...row, id: Number(row.id) }));
  });

/**
 * Records that hold every word, of all resources that the caller may read, by the same row rules and field levels as
 * their lists; outside the archive. Whole numbers and codes come first.
 */
export const searchRecords = async (
  engine: Engine,
  context: CallContext,
  text: string,
): Promise<SearchAnswer> => {
  const words = wordsToFind(text);
  if (words.length === 0) return { records: [], partial: false };
  const { actor, institute } = context;
  const query = {
    reader: { catalogue: engine.catalogue, actor, system: false },
    caller: context,
    resources: searchableBy(actor, engine.catalogue),
    words,
  };
  try {
    const statement = searchStatement({ ...query, exactOnly: false });
    return { records: await run(engine, institute, statement), partial: false };
  } catch (error) {
    if (!isOverTime(error)) throw error;
    const statement = searchStatement({ ...query, exactOnly: true });
    return { records: await run(engine, institute, statement).catch(() => []), partial: true };
  }
};
