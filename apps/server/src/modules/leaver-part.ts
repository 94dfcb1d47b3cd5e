import { Conflict } from '@school/kernel';
import type { Said } from '@school/kernel';
import type { RecordValues, Work } from '../engine/behaviour.ts';
import { askFirst } from '../engine/own-calls/ask-first.ts';

/** A person leaving the school, for a student also by graduating. */
export interface Leaver {
  readonly kind: 'STUDENT' | 'EMPLOYEE';
  readonly id: number;
  /** The last day at school. */
  readonly lastDay: string;
  /** The leaver's account; null without one. */
  readonly account: number | null;
  /** What the leaving form asked. */
  readonly asked: RecordValues;
}

/** Those who leave together: one, or students of a batch. */
export interface Leavers extends Pick<Leaver, 'kind' | 'lastDay'> {
  readonly ids: readonly number[];
}

/**
 * What one module does when someone leaves. The personnel office and the student office do not know who has something to
 * end: `leavers.ts` lists the parts.
 */
export interface LeaverPart {
  /** What is open with all of them in this module, one sentence with its figure for each; empty if all is settled. */
  readonly open?: (leavers: Leavers, work: Work) => Promise<readonly Said[]>;
  /** Called before anything is written. @throws Conflict while something must be settled first */
  readonly refuse?: (leaver: Leaver, work: Work) => Promise<void>;
  /** Ends what the leaver has, with its audit entries. */
  readonly end?: (leaver: Leaver, work: Work) => Promise<unknown>;
  /** Restores things to a person who returns. @param account of the person; null without one */
  readonly resume?: (account: number | null, work: Work) => Promise<unknown>;
}

/** @throws Conflict of the first part with which something must be settled */
export const refuseUnsettled = async (
  parts: readonly LeaverPart[],
  leaver: Leaver,
  work: Work,
): Promise<void> => {
  for (const { refuse } of parts) await refuse?.(leaver, work);
};

/** Those among several leavers with something to settle first, each with a part's message about it. */
export const unsettledOf = async (
  parts: readonly LeaverPart[],
  { ids, ...leaving }: Leavers,
  work: Work,
): Promise<ReadonlyMap<number, Conflict>> => {
  const unsettled = new Map<number, Conflict>();
  for (const id of ids) {
    try {
      await refuseUnsettled(parts, { ...leaving, id, account: null, asked: {} }, work);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      unsettled.set(id, error);
    }
  }
  return unsettled;
};

/**
 * Reports what is open before anything is written, so that whoever processes the leaver knows.
 * @throws Conflict `CONFIRM` with a sentence for each, to clients that ask
 */
export const askAboutOpen = async (
  parts: readonly LeaverPart[],
  leavers: Leavers,
  work: Work,
): Promise<void> => {
  if (!work.context.asks) return;
  const sentences: Said[] = [];
  for (const { open } of parts) sentences.push(...((await open?.(leavers, work)) ?? []));
  if (sentences.length === 0) return;
  const people = leavers.ids.length;
  if (people === 1) {
    const message = 'Some matters are still open for the person who is leaving.';
    askFirst(work.context, { message, reason: 'stillOpen', params: {}, sentences });
  }
  const message = 'Some matters are still open for those who are leaving (%{people}).';
  askFirst(work.context, { message, reason: 'stillOpenWithMany', params: { people }, sentences });
};

/** What is open with each of them, if they leave one by one. */
export const withEach =
  (open: (leaver: Pick<Leaver, 'kind' | 'id' | 'lastDay'>, work: Work) => Promise<readonly Said[]>) =>
  async ({ ids, ...leaving }: Leavers, work: Work): Promise<readonly Said[]> => {
    const sentences: Said[] = [];
    for (const id of ids) sentences.push(...(await open({ ...leaving, id }, work)));
    return sentences;
  };

/** Sentences for the figures above zero. @param found sentence, name of its figure and the figure */
export const openOnes = (found: readonly (readonly [text: string, name: string, figure: number])[]): Said[] =>
  found.flatMap(([text, name, figure]) => (figure > 0 ? [{ text, params: { [name]: figure } }] : []));

/** Ends what the leaver has, in the order of the parts. */
export const endAll = async (parts: readonly LeaverPart[], leaver: Leaver, work: Work): Promise<void> => {
  for (const { end } of parts) await end?.(leaver, work);
};
