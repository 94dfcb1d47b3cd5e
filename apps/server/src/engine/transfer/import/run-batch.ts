import { rowReasons } from '@school/kernel';
import { writeAudits } from '../../audit/write-audit.ts';
import type { AuditEntry } from '../../audit-entry.ts';
import type { Work } from '../../behaviour.ts';
import { isPassing, stateOf } from '../../envelope/database-failure.ts';
import { reasonOfError } from './row-refused.ts';
import type { RowOutcome } from './row-outcome.ts';
import type { RowValues } from './row-values.ts';
import { problemsOf } from './row-problems.ts';
import { writeRow } from './write-row.ts';
import type { RunParts } from './look-up.ts';

/** Rows written between two savepoints; if one of them is refused they are written one by one. */
const rowsPerSavepoint = 20;

/**
 * A part of a transaction that can be undone alone, along with its tasks for after the commit. Its history is written in
 * one statement.
 */
const inSavepoint = async <T>(work: Work, run: (inner: Work) => Promise<T>): Promise<T> => {
  const { transaction } = work;
  const tasks: (() => void)[] = [];
  const inner = { ...transaction, afterCommit: (task: () => void) => void tasks.push(task) };
  transaction.send({ text: 'SAVEPOINT import_rows' });
  try {
    const audits: AuditEntry[] = [];
    const result = await run({ ...work, transaction: inner, audits });
    writeAudits(work, audits);
    transaction.send({ text: 'RELEASE SAVEPOINT import_rows' });
    tasks.forEach((task) => transaction.afterCommit(task));
    return result;
  } catch (error) {
    await transaction.query({ text: 'ROLLBACK TO SAVEPOINT import_rows; RELEASE SAVEPOINT import_rows' });
    throw error;
  }
};

const wrong = (reason: string): RowOutcome => ({ kind: 'wrong', reason, created: [] });

const inFailedTransaction = '25P02';

/**
 * Rows whose statements are sent to the database back to back without waiting in between. All have finished before this
 * does, so that none of them is written after a savepoint that was rolled back.
 */
const writeAtOnce = async (
  parts: RunParts,
  work: Work,
  rows: readonly RowValues[],
): Promise<readonly RowOutcome[]> => {
  const { mark } = parts.finder;
  const ended = await Promise.allSettled(rows.map((row) => writeRow(parts, work, row)));
  const errors = ended.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
  // The others only report that one before them was refused.
  if (errors.length > 0) throw errors.find((error) => stateOf(error) !== inFailedTransaction) ?? errors[0];
  const created = parts.finder.createdSince(mark);
  const outcomes = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  // What was created jointly for several rows counts once.
  return outcomes.map((outcome, index) => ({ ...outcome, created: index === 0 ? created : [] }));
};

const writeInTurn = async (
  parts: RunParts,
  work: Work,
  rows: readonly RowValues[],
): Promise<readonly RowOutcome[]> => {
  const outcomes: RowOutcome[] = [];
  for (const row of rows) outcomes.push(await writeRow(parts, work, row));
  return outcomes;
};

/** Only new records tied together by nothing but constraints may be in flight concurrently. */
const areApart = ({ plan, existing }: RunParts, rows: readonly RowValues[]): boolean => {
  const behaviour = plan.engine.behaviours[plan.resource.key];
  const isFree = behaviour === undefined || behaviour.createsApart === true;
  return (
    isFree &&
    plan.lines.length + plan.beside.length === 0 &&
    rows.every(({ values }) => existing.isNew(values))
  );
};

const writeTogether = (
  parts: RunParts,
  work: Work,
  rows: readonly RowValues[],
): Promise<readonly RowOutcome[]> =>
  inSavepoint(work, (inner) =>
    areApart(parts, rows) ? writeAtOnce(parts, inner, rows) : writeInTurn(parts, inner, rows),
  );

/** Rows together, or, if that fails, one by one, so that a wrong row stops no other. */
const writeRows = async (
  parts: RunParts,
  work: Work,
  rows: readonly RowValues[],
  columnOf: (path: string) => string,
): Promise<readonly RowOutcome[]> => {
  const mark = parts.finder.mark;
  try {
    return rows.length === 0 ? [] : await writeTogether(parts, work, rows);
  } catch (error) {
    if (isPassing(error)) throw error;
    const reason = reasonOfError(error, columnOf);
    if (reason === undefined) throw error;
    parts.finder.goBack(mark);
    rows.forEach(({ values }) => parts.existing.forget(values));
    const [row] = rows;
    if (row && rows.length === 1) {
      parts.existing.release(row.source.row);
      const known = await problemsOf(parts, work, row);
      return [wrong([...new Set([...known, reason].flatMap((each) => each.split('; ')))].join('; '))];
    }
  }
  const outcomes: RowOutcome[] = [];
  for (const row of rows) outcomes.push(...(await writeRows(parts, work, [row], columnOf)));
  return outcomes;
};

const wrongCells = async (parts: RunParts, work: Work, row: RowValues): Promise<RowOutcome> =>
  wrong((await problemsOf(parts, work, row)).join('; '));

/** Writes the rows of a batch inside a transaction and returns the outcome of each. */
export const runBatch = async (
  parts: RunParts,
  work: Work,
  rows: readonly RowValues[],
  columnOf: (path: string) => string,
): Promise<readonly RowOutcome[]> => {
  const right = rows.filter(({ problems }) => problems.length === 0);
  parts.existing.look(rows);
  await parts.existing.prepare(work, right);
  const written = new Map<RowValues, RowOutcome>();
  for (let from = 0; from < right.length; from += rowsPerSavepoint) {
    const some = right.slice(from, from + rowsPerSavepoint);
    const outcomes = await writeRows(parts, work, some, columnOf);
    some.forEach((row, index) => written.set(row, outcomes[index] ?? wrong(rowReasons.leftOut)));
  }
  const outcomes: RowOutcome[] = [];
  for (const row of rows) outcomes.push(written.get(row) ?? (await wrongCells(parts, work, row)));
  return outcomes;
};
