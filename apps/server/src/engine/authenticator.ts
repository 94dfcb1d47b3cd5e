import type { FastifyRequest } from 'fastify';
import type { CallContext } from './context.ts';

/** Finds out who calls. */
export interface Authenticator {
  /** The context of a request with a valid session; throws a `Refusal` with status 401 for any other. */
  authenticate(request: FastifyRequest): Promise<CallContext>;
}

/** Token under which the application provides the `Authenticator`. */
export const AUTHENTICATOR = Symbol('Authenticator');
