import { NotFound, Refusal } from '@school/kernel';
import type { AuditEntry } from '../audit-entry.ts';
import { writeAudit, writeAudits } from '../audit/write-audit.ts';
import { isPassing } from '../envelope/database-failure.ts';
import { Apart } from './hook-work.ts';
import { lockStates } from './row-state.ts';
import type { RowState } from './row-state.ts';
import type { Saved, Writer } from './writer.ts';

/** Why matching rows are left as they are, by their ids. */
export type Refusals = Map<number, Refusal>;

/** What is refused for that row only, for a reason of its own, is noted, and the others continue. */
export const noting = async <T>(
  refused: Refusals,
  id: number,
  run: () => Promise<T> | T,
): Promise<T | undefined> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 403) throw error;
    refused.set(id, error);
    return undefined;
  }
};

/** The rows as they are once locked, missing ones noted as refused. */
export const lockedRows = async (
  writer: Writer,
  ids: readonly number[],
  refused: Refusals,
): Promise<readonly (readonly [id: number, state: RowState])[]> => {
  const states = await lockStates(writer, ids);
  return ids.flatMap((id) => {
    const state = states.get(id);
    if (!state) refused.set(id, new NotFound());
    return state ? [[id, state] as const] : [];
  });
};

const say = ({ work }: Writer, text: string): Promise<unknown> => work.transaction.query({ text });

const undo = (writer: Writer): Promise<unknown> =>
  say(writer, 'ROLLBACK TO SAVEPOINT together; RELEASE SAVEPOINT together');

/**
 * How an attempt ended: with the rows that were refused, or that they have to be handled one after the other, and whether others may still go together.
 */
export type Attempt =
  { readonly refused: Refusals } | { readonly refused: undefined; readonly othersMay: boolean };

/**
 * Changes rows together inside a part of the transaction. When something comes up that only handling row by row can tell,
 * such as which of them a constraint refuses, nothing is changed.
 * @param look reads what has become of them before the part ends; rolled back, when nothing is to stay
 */
export const attempt = async (
  writer: Writer,
  change: (writer: Writer) => Promise<Refusals>,
  isUndone = false,
  look?: () => Promise<void>,
): Promise<Attempt> => {
  const { work } = writer;
  const audits: AuditEntry[] = [];
  const tasks: (() => void)[] = [];
  const transaction = { ...work.transaction, afterCommit: (task: () => void) => void tasks.push(task) };
  await say(writer, 'SAVEPOINT together');
  try {
    const refused = await change({ ...writer, work: { ...work, audits, transaction } });
    await look?.();
    if (isUndone) {
      await undo(writer);
      return { refused };
    }
    await say(writer, 'RELEASE SAVEPOINT together');
    if (work.audits) audits.forEach((entry) => writeAudit(work, entry));
    else writeAudits(work, audits);
    tasks.forEach((task) => work.transaction.afterCommit(task));
    return { refused };
  } catch (error) {
    if (isPassing(error) || (error instanceof Refusal && error.status === 403)) throw error;
    await undo(writer);
    return { refused: undefined, othersMay: !(error instanceof Apart) };
  }
};

/** Rows handled together: few enough that one refused by the database does not cause many others to be sent one by one. */
const togetherAtOnce = 100;

/** Goes through many rows part by part; each part returns whether the next ones may go together. */
export const inParts = async (
  ids: readonly number[],
  run: (part: readonly number[], mayTogether: boolean) => Promise<boolean>,
): Promise<void> => {
  let mayTogether = true;
  for (let from = 0; from < ids.length; from += togetherAtOnce)
    mayTogether = await run(ids.slice(from, from + togetherAtOnce), mayTogether);
};

/** The two ways of making one change: a row on its own, or many together. */
export interface Ways {
  readonly alone: (writer: Writer, id: number) => Promise<Saved | undefined>;
  readonly together: (writer: Writer, ids: readonly number[]) => Promise<Refusals>;
}
