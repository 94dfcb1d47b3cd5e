import { mayPick } from '@school/kernel';
import type { AnyResource, FoundRecord } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import type { SearchAnswer } from './found.ts';
import { holdingStatement, searchStatement } from './search-statement.ts';
import type { SearchPlace, SearchQuery } from './search-statement.ts';
import { searchableBy, takenApart, wordsToFind } from './searchable.ts';

/** Milliseconds after which a search gives up; a user is waiting with every keystroke. */
const patience = 1_000;
const cancelled = '57014';

/** Maximum rows in an answer: a page of the palette. */
const mostRecords = 24;

/** Maximum records that a text names along with a verb; with more it would be choosing rather than finding. */
const mostApart = 12;

/** Resources in one statement: PostgreSQL plans many small statements faster than a large one. */
const placesTogether = 12;

interface Row extends Omit<FoundRecord, 'id' | 'exact'> {
  readonly id: string;
  readonly rank: number;
  readonly place: number;
}

type Ask = <T extends object>(statement: Statement) => Promise<readonly T[]>;

const isOverTime = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === cancelled;

/**
 * Statements bounded in time as a whole, and without PostgreSQL's JIT compiler, which takes longer over a statement of many
 * parts than the search.
 * @returns false when time ran out first
 */
const inTime = async (
  { database }: Engine,
  institute: string,
  work: (ask: Ask) => Promise<void>,
): Promise<boolean> => {
  const end = performance.now() + patience;
  try {
    await database.transaction(institute, (transaction) =>
      work((statement) => {
        transaction.send({
          name: 'search_bounds',
          text: `SELECT set_config('statement_timeout', $1, true), set_config('jit', 'off', true)`,
          values: [String(Math.max(1, Math.ceil(end - performance.now())))],
        });
        return transaction.query(statement);
      }),
    );
    return true;
  } catch (error) {
    if (!isOverTime(error)) throw error;
    return false;
  }
};

const placesOf = (resources: readonly AnyResource[]): readonly SearchPlace[] =>
  resources.map((resource, at) => ({ resource, at }));

/** Searches the places that hold the words, a few at a time, and tells what was found in them. */
const searchIn = async (
  ask: Ask,
  query: SearchQuery,
  tell: (rows: readonly Row[], places: readonly SearchPlace[]) => void,
): Promise<void> => {
  const holding = holdingStatement(query);
  if (!holding) return;
  const held = new Set((await ask<{ readonly at: number }>(holding)).map(({ at }) => at));
  const places = query.places.filter(({ at }) => held.has(at));
  for (let from = 0; from < places.length; from += placesTogether) {
    const some = places.slice(from, from + placesTogether);
    const statement = searchStatement({ ...query, places: some });
    if (statement) tell(await ask<Row>(statement), some);
  }
};

/** The best of what several statements have found, each best first. */
const bestOf = (rows: readonly Row[], most: number): readonly FoundRecord[] =>
  rows
    .toSorted(
      (a, b) => a.rank - b.rank || a.place - b.place || Number(a.picked ?? false) - Number(b.picked ?? false),
    )
    .slice(0, most)
    .map(({ resource, id, label, subtitle, parts, rank, row, picked }) => ({
      resource,
      id: Number(id),
      label,
      subtitle,
      parts,
      exact: rank === 0,
      row,
      ...(picked === undefined ? {} : { picked }),
    }));

/**
 * Records that contain every word, of all resources that the caller may read, by the same row rules and field levels as
 * their lists; not archived. Whole numbers and codes come first. When time runs out, those are searched for alone where
 * nothing was searched yet.
 */
export const searchRecords = async (
  engine: Engine,
  context: CallContext,
  text: string,
): Promise<SearchAnswer> => {
  const words = wordsToFind(text);
  if (words.length === 0) return { records: [], partial: false };
  const { actor, institute } = context;
  const found: Row[] = [];
  let left = placesOf(searchableBy(actor, engine.catalogue));
  const search = (exactOnly: boolean): Promise<boolean> =>
    inTime(engine, institute, (ask) => {
      const reader = { catalogue: engine.catalogue, actor, system: false };
      const query = { reader, caller: context, places: left, words, exactOnly, most: mostRecords };
      return searchIn(ask, query, (rows, places) => {
        found.push(...rows);
        left = left.filter((place) => !places.includes(place));
      });
    });
  const isWhole = await search(false);
  if (!isWhole) await search(true);
  return { records: bestOf(found, mostRecords), partial: !isWhole };
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
  const reader = { catalogue: engine.catalogue, actor, system: false };
  const places = placesOf(
    searchableBy(
      actor,
      engine.catalogue,
      ({ screens, access }) => screens?.show !== undefined && mayPick(actor, access),
    ),
  );
  const same = { reader, caller: context, places, exactOnly: false, most: mostApart, picks: true };
  const records: FoundRecord[] = [];
  const isWhole = await inTime(engine, institute, async (ask) => {
    for (const { words, left } of takenApart(text)) {
      const rows: Row[] = [];
      await searchIn(ask, { ...same, words }, (some) => rows.push(...some));
      const found = bestOf(rows, mostApart);
      const shown = found.filter(({ picked, resource, id }) => !picked || !isRead(found, resource, id));
      records.push(...shown.map((record) => ({ ...record, left })));
    }
  });
  return { records, partial: !isWhole };
};
