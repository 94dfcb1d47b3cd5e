import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { Forbidden } from '@school/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session that a person's request belongs to. */
    session: Session | undefined;
  }
}

/** Makes room in requests for their session. */
export const keepSessions = (server: FastifyInstance): void => {
  server.decorateRequest('session', undefined);
};

/** Remembers whose session a request belongs to. */
export const keepSession = (request: FastifyRequest, session: Session): void => {
  request.session = session;
};

/** Parameter of a controller: the `Session` of the request. Other programs have none: such calls are for people. */
export const CurrentSession = createParamDecorator((_: unknown, host: ExecutionContext): Session => {
  const { session } = host.switchToHttp().getRequest<FastifyRequest>();
  if (!session) throw new Forbidden();
  return session;
});
