import type { FastifyRequest } from 'fastify';
import type { CallContext } from './context.ts';

/** Identifies the caller. */
export interface Authenticator {
  /** The context of a request with a valid session; throws a `Refusal` with status 401 for any other. */
  authenticate(request: FastifyRequest): Promise<CallContext>;
}

/** Injection token under which the application provides the `Authenticator`. */
export const AUTHENTICATOR = Symbol('Authenticator');
