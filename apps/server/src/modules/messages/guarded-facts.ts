import { Conflict } from '@school/kernel';
import type { Actor, Catalogue } from '@school/kernel';
import { tokensIn } from '@school/domain';
import { factsOfTokens } from '@school/resources';
import type { MessageToken } from '@school/resources';
import { rightsOf } from '../../engine/query/rights.ts';
import { conflictAt } from '../../engine/envelope/refusals.ts';

const factOf = (token: string): (typeof factsOfTokens)[MessageToken] =>
  Object.hasOwn(factsOfTokens, token) ? factsOfTokens[token as MessageToken] : undefined;

/** Names in a text that reveal more than whom it is for. */
export const guardedIn = (text: string): readonly string[] =>
  tokensIn(text).filter((token) => factOf(token) !== undefined);

const mayTell = (actor: Actor, catalogue: Catalogue, token: string): boolean => {
  const fact = factOf(token);
  if (!fact) return true;
  const resource = catalogue.resource(fact.resource);
  const field = resource.fields[fact.field];
  const rights = rightsOf(actor, resource);
  return field !== undefined && rights.may('read') && rights.rows === 'all' && rights.reads(field);
};

/** Names in a text that stand for what the actor may not read for everyone. */
export const beyondReading = (actor: Actor, catalogue: Catalogue, text: string): readonly string[] =>
  guardedIn(text).filter((token) => !mayTell(actor, catalogue, token));

const sentence = 'You are not allowed to see what {{%{token}}} stands for.';

/** @throws Conflict `BEYOND_OWN_RIGHTS` at the field whose text names what the actor may not read */
export const refuseBeyondReading = (
  actor: Actor,
  catalogue: Catalogue,
  { field, text }: { readonly field?: string; readonly text: string },
): void => {
  const [token] = beyondReading(actor, catalogue, text);
  if (token === undefined) return;
  if (field !== undefined) throw conflictAt(field, 'BEYOND_OWN_RIGHTS', sentence, { token });
  throw new Conflict(sentence, { code: 'BEYOND_OWN_RIGHTS', params: { token } });
};
