import { Conflict, filled } from '@school/kernel';
import type { Said } from '@school/kernel';
import type { CallContext } from '../context.ts';
import { conflictAt } from '../envelope/refusals.ts';

/** What the user is asked: a sentence, its key among the client's questions, and the values of `%{name}` in both. */
interface Question {
  readonly message: string;
  readonly reason: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Shown below the question, one per line. */
  readonly sentences?: readonly Said[];
}

interface Demand {
  readonly may: boolean;
  readonly code: string;
  /** Where a form shows the refusal. */
  readonly field: string;
}

/**
 * Has the user asked before a write that is allowed but has consequences. Clients that can ask send `X-Confirm: ask` and
 * repeat the call without it once the user has agreed; all others are assumed to be sure.
 * @throws Conflict `CONFIRM` with the question in its data
 */
export const askFirst = (
  { asks }: CallContext,
  { message, reason, params, sentences = [] }: Question,
): void => {
  if (!asks) return;
  const lines = sentences.map((said) => ({ ...said, message: filled(said.text, said.params) }));
  const below = lines.length > 0 ? { sentences: lines } : {};
  throw new Conflict(message, { code: 'CONFIRM', params, data: { reason, params, ...below } });
};

/**
 * Refuses what only some may do, and they only on confirmation: a user who may is asked, all other clients send `X-Confirm:
 * agreed`.
 * @param may whether the caller has the right
 * @throws Conflict `CONFIRM` where the user can be asked, otherwise with the code
 */
export const demandAgreement = (
  { asks, agreed }: CallContext,
  { may, code, field, message, reason, params }: Question & Demand,
): void => {
  if (may && agreed) return;
  if (may && asks) throw new Conflict(message, { code: 'CONFIRM', params, data: { reason, params } });
  throw conflictAt(field, code, message, params);
};
