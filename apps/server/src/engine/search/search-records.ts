import { mayPick } from '@school/kernel';
import type { FoundRecord } from '@school/kernel';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import type { Statement } from '../../platform/database/database.ts';
import type { SearchAnswer } from './found.ts';
import { searchStatement } from './search-statement.ts';
import { searchableBy, takenApart, wordsToFind } from './searchable.ts';

/** Milliseconds after which the database gives up; a user is waiting with every keystroke. */
const patience = 1_000;
const cancelled = '57014';

type Row = Omit<FoundRecord, 'id'> & { readonly id: string };

const isOverTime = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === cancelled;

/** Maximum records that a text names along with a verb; with more it would be choosing rather than finding. */
const mostApart = 12;

/** Bounded in time, and without PostgreSQL's JIT compiler, which takes longer over a statement of many parts than the search. */
const run = (
  { database }: Engine,
  institute: string,
  statements: readonly Statement[],
): Promise<readonly (readonly FoundRecord[])[]> =>
  database.transaction(institute, async (transaction) => {
    if (statements.length === 0) return [];
    await transaction.query({
      name: 'search_bounds',
      text: `SELECT set_config('statement_timeout', $1, true), set_config('jit', 'off', true)`,
      values: [String(patience)],
    });
    const answers: FoundRecord[][] = [];
    for (const statement of statements) {
      const rows = await transaction.query<Row>(statement);
      answers.push(rows.map((row) => ({ ...row, id: Number(row.id) })));
    }
    return answers;
  });

/**
 * Records that contain every word, of all resources that the caller may read, by the same row rules and field levels as
 * their lists; not archived. Whole numbers and codes come first.
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
    return { records: (await run(engine, institute, statement ? [statement] : [])).flat(), partial: false };
  } catch (error) {
    if (!isOverTime(error)) throw error;
    const statement = searchStatement({ ...query, exactOnly: true });
    const found = await run(engine, institute, statement ? [statement] : []).catch(() => []);
    return { records: found.flat(), partial: true };
  }
};

/** A record that the user may read is not found a second time as one that they may only pick. */
const isRead = (found: readonly FoundRecord[], resource: string, id: number): boolean =>
  found.some((one) => one.resource === resource && one.id === id && !one.picked);

/**
 * Records with a page that a part of the text names, each with the remaining words: whether those name something to do with
 * it is known to the browser, in the language of the reader. By the rights of `searchRecords`, and what the reader may only
 * pick as pickers show it: a cashier need not read pages of students.
 */
export const searchApart = async (
  engine: Engine,
  context: CallContext,
  text: string,
): Promise<SearchAnswer> => {
  const { actor, institute } = context;
  const resources = searchableBy(
    actor,
    engine.catalogue,
    ({ screens, access }) => screens?.show !== undefined && mayPick(actor, access),
  );
  const reader = { catalogue: engine.catalogue, actor, system: false };
  const asked = takenApart(text).flatMap(({ words, left }) => {
    const query = {
      reader,
      caller: context,
      resources,
      words,
      exactOnly: false,
      most: mostApart,
      picks: true,
    };
    const statement = searchStatement(query);
    return statement ? [{ statement, left }] : [];
  });
  try {
    const statements = asked.map(({ statement }) => statement);
    const answers = await run(engine, institute, statements);
    const records = answers.flatMap((found, at) =>
      found
        .filter(({ picked, resource, id }) => !picked || !isRead(found, resource, id))
        .map((record) => ({ ...record, left: asked[at]?.left ?? '' })),
    );
    return { records, partial: false };
  } catch (error) {
    if (!isOverTime(error)) throw error;
    return { records: [], partial: true };
  }
};
