import { Conflict } from '@school/kernel';
import type { CallContext } from '../context.ts';

/** What the user is asked: a sentence, its key among the questions of the client, and what `%{name}` of both stands for. */
interface Question {
  readonly message: string;
  readonly reason: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Has the user asked before a write that is allowed but has consequences. Clients that can ask send `X-Confirm: ask`
 * and repeat the call without it once the user has agreed; all others are taken to be sure.
 * @throws Conflict `CONFIRM` with the question in its data
 */
export const askFirst = ({ asks }: CallContext, { message, reason, params }: Question): void => {
  if (asks) throw new Conflict(message, { code: 'CONFIRM', params, data: { reason, params } });
};
