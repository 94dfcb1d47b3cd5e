import { Catch, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from './failure.ts';

/** Turns everything that is thrown while a request is served into the envelope; internals stay in the log. */
@Catch()
export class EnvelopeFilter implements ExceptionFilter {
  private readonly logger = new Logger('Calls');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const failure = failureOf(error);
    if (failure.unexpected) this.log(error, request);
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
  }

  private log(error: unknown, request: FastifyRequest): void {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const path = request.url.split('?', 1)[0] ?? '';
    this.logger.error(`${request.method} ${path} (${request.id}): ${detail}`);
  }
}
