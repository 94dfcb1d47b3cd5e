import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SessionOrigin } from '../../platform/sessions/sessions.ts';

export const originOf = (request: FastifyRequest): SessionOrigin => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

/** Controller parameter: where the request comes from. */
export const Origin = createParamDecorator((_: unknown, host: ExecutionContext) =>
  originOf(host.switchToHttp().getRequest<FastifyRequest>()),
);
