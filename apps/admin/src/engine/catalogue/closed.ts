import type { AnyResource, ClosedVerb, Closure } from '@school/kernel';
import type { Environment } from '../environment/environment.ts';
import { holds } from './conditions.ts';
import { touches } from './rights.ts';

type Row = Readonly<Record<string, unknown>>;

/** The state of a record that closes it to a verb for everyone; undefined for an open one. */
export const closureOf = (
  environment: Environment,
  resource: AnyResource,
  verb: ClosedVerb,
  row: Row,
): Closure<string> | undefined =>
  verb === 'archive' && row['archived'] === true
    ? undefined
    : resource.closed?.find(
        ({ verbs, when }) => verbs.includes(verb) && holds(resource, when, row, environment),
      );

/** Whether a verb is offered on a record: requires the right to it, and a record that is open to it. */
export const allows = (
  environment: Environment,
  resource: AnyResource,
  verb: ClosedVerb,
  row: Row,
): boolean =>
  touches(environment.actor, resource, verb, row) &&
  closureOf(environment, resource, verb, row) === undefined;
