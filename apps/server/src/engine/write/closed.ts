import { Conflict } from '@school/kernel';
import type { ClosedVerb } from '@school/kernel';
import { closedQuestion } from './judgement.ts';
import type { Judgement } from './judgement.ts';
import type { Writer } from './writer.ts';

/**
 * What the definition closes to everybody but the product itself.
 * @throws Conflict with the code and the message of the definition for a record in such a state
 */
export const assertOpen = ({ resource, system }: Writer, judgement: Judgement, verb: ClosedVerb): void => {
  if (system) return;
  const closure = resource.closed?.find(
    ({ verbs }, index) => verbs.includes(verb) && judgement[closedQuestion(index)] === true,
  );
  if (closure) throw new Conflict(closure.message, { code: closure.code });
};
