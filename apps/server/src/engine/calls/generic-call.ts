import type { AnyResource, OwnCall, Verb } from '@school/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import type { Query } from './query-parameters.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Everything that a generic call works from. */
export interface Call {
  readonly engine: Engine;
  readonly resource: AnyResource;
  readonly context: CallContext;
  readonly query: Query;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A call that resources have by virtue of their definition; the table of them is the API. */
export interface GenericCall {
  readonly name: string;
  readonly method: Method;
  /** Paths behind a base of the resource, such as `get/:id`; "" is the base itself. */
  readonly paths: readonly string[];
  /** Success status, 200 by default. */
  readonly status?: number;
  /** Name under which a definition may reserve the call for a module. */
  readonly own?: OwnCall;
  /** The verb behind it, where an institution can switch that verb off for all lists. */
  readonly verb?: Verb;
  /** The call accepts the fields that the institution has added to the resource. */
  readonly extended?: true;
  readonly summary: (resource: AnyResource) => string;
  readonly offered: (resource: AnyResource) => boolean;
  /** Answers the JSON text of the whole envelope, a stream of it, or data for the envelope. */
  readonly handle: (call: Call) => Promise<unknown>;
}

/** Base paths of a resource, none for child lines. */
export const basesOf = ({ api }: AnyResource): readonly string[] =>
  typeof api === 'string' ? [api] : (api ?? []);

/** Whether the engine answers the call for the resource. */
export const isOffered = (call: GenericCall, resource: AnyResource): boolean =>
  call.offered(resource) && !(call.own && resource.ownCalls?.includes(call.own));
