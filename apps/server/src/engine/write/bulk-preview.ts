import { Refusal, fieldOf } from '@school/kernel';
import type { BulkPreview, FieldProblem, PlannedChange, Said, SkippedRow } from '@school/kernel';
import type { RecordValues, Work } from '../behaviour.ts';
import { rowsStatement } from '../query/list-statement.ts';
import { listQuery } from '../query/list.ts';
import { attempt, inParts } from './together.ts';
import type { Ways } from './together.ts';
import type { Writer } from './writer.ts';

interface Plan {
  readonly verb: string;
  readonly ids: readonly number[] | undefined;
  readonly values: RecordValues;
}

const mostExamples = 20;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Runs a part of the transaction and rolls back whatever it wrote, also when it fails. */
const undone = async <T>(work: Work, run: () => Promise<T>): Promise<T> => {
  await work.transaction.query({ text: 'SAVEPOINT bulk_preview' });
  try {
    return await run();
  } finally {
    await work.transaction.query({
      text: 'ROLLBACK TO SAVEPOINT bulk_preview; RELEASE SAVEPOINT bulk_preview',
    });
  }
};

/** The same writer, whose after-commit tasks are dropped: nothing that they are about will have happened. */
const silenced = (writer: Writer): Writer => {
  const transaction = { ...writer.work.transaction, afterCommit: () => undefined };
  return { ...writer, work: { ...writer.work, transaction } };
};

/** The rows as the caller reads them now: their names, and the fields that are to change. */
const rowsBefore = async (
  { engine, work, resource }: Writer,
  ids: readonly number[],
  keys: readonly string[],
): Promise<ReadonlyMap<number, RecordValues>> => {
  const fields = [...new Set([resource.title, ...keys])].filter((key) => fieldOf(resource, key));
  const query = listQuery(engine, work.context, resource, { filter: { id_in: ids }, fields });
  const rows = await work.transaction.query<{ row: string }>(rowsStatement(query));
  return new Map(
    rows.map(({ row }) => {
      const values = JSON.parse(row) as RecordValues;
      return [Number(values['id']), values];
    }),
  );
};

const idsAtOnce = 500;

const allBefore = async (
  writer: Writer,
  ids: readonly number[],
  keys: readonly string[],
): Promise<ReadonlyMap<number, RecordValues>> => {
  const all = new Map<number, RecordValues>();
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const part = await rowsBefore(writer, ids.slice(from, from + idsAtOnce), keys);
    for (const [id, values] of part) all.set(id, values);
  }
  return all;
};

const only = (values: RecordValues, keys: readonly string[]): RecordValues =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));

const reasonOf = ({ code, message, data }: Refusal): Omit<SkippedRow, 'id' | 'label'> => {
  const { errors, said } = data as { readonly errors?: readonly FieldProblem[]; readonly said?: Said };
  const problem = Array.isArray(errors) ? errors[0] : undefined;
  return problem
    ? { code, reason: problem.message, problem }
    : { code, reason: message, ...(said === undefined ? {} : { said }) };
};

/** What the caller would read of a record after the change, or why it is refused. */
type Outcome = RecordValues | Refusal;

/** One row on its own, rolled back immediately. */
const triedAlone = async (writer: Writer, id: number, { alone }: Ways): Promise<Outcome> => {
  try {
    const saved = await undone(writer.work, () => alone(writer, id));
    return saved ? (JSON.parse(saved.json) as RecordValues) : {};
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 403) throw error;
    return error;
  }
};

/** Rows together where possible, else one after the other. */
const tried = async (
  writer: Writer,
  meant: readonly number[],
  ways: Ways,
  keys: readonly string[],
): Promise<ReadonlyMap<number, Outcome>> => {
  const outcomes = new Map<number, Outcome>();
  await inParts(meant, async (ids, mayTogether) => {
    let after: ReadonlyMap<number, RecordValues> = new Map();
    const look = async (): Promise<void> => {
      if (keys.length > 0) after = await rowsBefore(writer, ids, keys);
    };
    const { together } = ways;
    const end = mayTogether ? await attempt(writer, (own) => together(own, ids), true, look) : undefined;
    if (!end?.refused) {
      for (const id of ids) outcomes.set(id, await triedAlone(writer, id, ways));
      return end?.othersMay === true;
    }
    for (const id of ids) outcomes.set(id, end.refused.get(id) ?? after.get(id) ?? {});
    return true;
  });
  return outcomes;
};

/**
 * Tries a bulk change and rolls it back immediately: no row is changed, no email is sent. What needs the whole set, such as
 * two rows that may not both have a value, is only found by the change itself.
 */
export const previewBulk = async (
  writer: Writer,
  { verb, ids, values }: Plan,
  meant: readonly number[],
  ways: Ways,
): Promise<BulkPreview> => {
  const silent = silenced(writer);
  const keys = Object.keys(values).filter((key) => fieldOf(writer.resource, key));
  const before = await allBefore(writer, meant, keys);
  const found = new Set(meant);
  const skipped: SkippedRow[] = (ids ?? [])
    .filter((id) => !found.has(id))
    .map((id) => ({
      id,
      code: 'notFound',
      reason: 'This record does not exist, or it is already in this state.',
    }));
  const changes: PlannedChange[] = [];
  let count = 0;
  const outcomes = await tried(silent, meant, ways, keys);
  for (const id of meant) {
    const row = before.get(id) ?? {};
    const label = String(row[writer.resource.title] ?? id);
    const after = outcomes.get(id) ?? {};
    if (after instanceof Refusal) {
      skipped.push({ id, label, ...reasonOf(after) });
    } else if (verb === 'update' && keys.every((key) => same(row[key], after[key]))) {
      skipped.push({ id, label, code: 'unchanged', reason: 'It already has this value.' });
    } else {
      count += 1;
      if (changes.length < mostExamples)
        changes.push({ id, label, old: only(row, keys), new: only(after, keys) });
    }
  }
  return { count, skipped, changes };
};
