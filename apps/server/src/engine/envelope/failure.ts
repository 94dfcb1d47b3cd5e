import { HttpException } from '@nestjs/common';
import { Refusal } from '@school/kernel';
import type { Envelope } from './envelope.ts';
import { refusalOfDatabase } from './database-failure.ts';

/** An answer that reports an error. */
export interface Failure {
  readonly status: number;
  readonly body: Envelope<Readonly<Record<string, unknown>>>;
  /** Seconds, for 429 and 503. */
  readonly retryAfter?: number;
  /** The client cannot have caused it: it has to be logged. */
  readonly unexpected: boolean;
}

const texts: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['BAD_REQUEST', 'The request cannot be understood.'],
  401: ['UNAUTHORIZED', 'Please sign in.'],
  403: ['FORBIDDEN', 'You are not allowed to use this function.'],
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  405: ['METHOD_NOT_ALLOWED', 'This address does not accept that method.'],
  406: ['NOT_ACCEPTABLE', 'That response format is not available.'],
  408: ['TIMEOUT', 'The request took too long.'],
  413: ['TOO_LARGE', 'The request is too large.'],
  414: ['TOO_LARGE', 'The address is too long.'],
  415: ['UNSUPPORTED_TYPE', 'Send the body as application/json.'],
  429: ['TOO_MANY', 'Too many requests. Wait a moment.'],
  431: ['TOO_LARGE', 'The headers are too large.'],
  503: ['UNAVAILABLE', 'The service is temporarily unavailable. Try again.'],
};

const told = (
  status: number,
  message: string,
  data: Readonly<Record<string, unknown>>,
): Omit<Failure, 'unexpected'> => ({
  status,
  body: { success: false, data, message },
  ...(typeof data['retryAfter'] === 'number' ? { retryAfter: data['retryAfter'] } : {}),
});

const byStatus = (status: number, message?: string): Failure => {
  const [code, text] = texts[status] ?? [`HTTP_${status}`, 'The request was refused.'];
  const retry = status === 429 || status === 503 ? { retryAfter: 2 } : {};
  return { ...told(status, message ?? text, { code, ...retry }), unexpected: false };
};

const internal: Failure = {
  ...told(500, 'Server side error', { code: 'INTERNAL' }),
  unexpected: true,
};

/** Status of a Fastify or Nest error; their own texts name internals and are not passed on. */
const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
};

/** What a client is told about anything thrown while its request was served. */
export const failureOf = (error: unknown): Failure => {
  const refusal = error instanceof Refusal ? error : refusalOfDatabase(error);
  if (refusal) {
    const failure = told(refusal.status, refusal.message, { code: refusal.code, ...refusal.data });
    return { ...failure, unexpected: refusal.status === 500 };
  }
  const status = statusOf(error);
  return status !== undefined && (status < 500 || status === 503) ? byStatus(status) : internal;
};
