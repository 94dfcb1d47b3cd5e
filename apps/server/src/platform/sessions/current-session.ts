import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { Forbidden } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import type { Session } from './session.ts';

const sessions = new WeakMap<FastifyRequest, Session>();

/** Remembers whose session a request belongs to. */
export const keepSession = (request: FastifyRequest, session: Session): void => {
  sessions.set(request, session);
};

/** Parameter of a controller: the `Session` of the request. Other programs have none: such calls are for people. */
export const CurrentSession = createParamDecorator((_: unknown, host: ExecutionContext): Session => {
  const session = sessions.get(host.switchToHttp().getRequest<FastifyRequest>());
  if (!session) throw new Forbidden();
  return session;
});
