import { Catch, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Alarms } from '../../platform/alarms/alarms.ts';
import { errorMessage } from '../../platform/errors/describe-error.ts';
import { isDiskFull } from '../../platform/errors/disk-full.ts';
import { stackOf } from '../../platform/errors/source-stack.ts';
import { failureOf } from './failure.ts';

const logger = new Logger('Calls');

const log = (error: unknown, request: FastifyRequest): void => {
  const path = request.url.split('?', 1)[0] ?? '';
  logger.error(`${request.method} ${path} (${request.id}): ${stackOf(error)}`);
};

/** Someone has to free up space; the client that hit it first cannot. */
const raiseWhenFull = (alarms: Alarms, error: unknown, { method, url }: FastifyRequest): void => {
  if (!isDiskFull(error)) return;
  const path = url.split('?', 1)[0] ?? '';
  void alarms.raise({ message: 'alarm.disk', detail: `${method} ${path}: ${errorMessage(error)}` });
};

const answerFailure = (
  alarms: Alarms,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const failure = failureOf(error);
  if (failure.unexpected) log(error, request);
  raiseWhenFull(alarms, error, request);
  if (reply.sent || reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  if (failure.status === 401) reply.header('www-authenticate', 'Bearer');
  void reply
    .status(failure.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure.body));
};

/** Turns everything thrown while serving a request into the envelope; internals stay in the log. */
@Catch()
export class EnvelopeFilter implements ExceptionFilter {
  private readonly alarms: Alarms;

  constructor(alarms: Alarms) {
    this.alarms = alarms;
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerFailure(this.alarms, error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/**
 * The same for failures before a controller is reached: bodies and types that cannot be read. It must be set before the
 * first route, because a route keeps the handler that existed when it was created.
 */
export const envelopFailures = (server: FastifyInstance, alarms: Alarms): void => {
  server.setErrorHandler((error, request, reply) => answerFailure(alarms, error, request, reply));
};

/** The same for addresses for which no route can be found: badly encoded or too long. */
export const envelopWrongAddresses =
  (alarms: Alarms): NonNullable<FastifyServerOptions['frameworkErrors']> =>
  (error, request, reply) =>
    answerFailure(alarms, error, request, reply);
