import { Conflict, Invalid, Refusal } from '@school/kernel';
import { DiskFull, isDiskFull } from '../../platform/errors/disk-full.ts';

const retryAfterSeconds = 2;

/** 503: the database cannot serve right now; the client is told when to try again. */
export class Unavailable extends Refusal {
  constructor(details: Readonly<Record<string, unknown>> = {}) {
    super(503, 'The service is temporarily unavailable. Try again.', {
      code: 'UNAVAILABLE',
      data: { retryAfter: retryAfterSeconds, ...details },
    });
  }
}

/** SQLSTATE classes and codes indicating that the connection or server is gone, starting, stopping or full. */
const lostStates = /^(08|57P0[123]|53[234]|25006)/;
/** SQLSTATE of a statement that has waited for a lock for the maximum time. */
const lockNotHad = '55P03';
const lostSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
const lostMessages =
  /^(Connection terminated|Connection ended unexpectedly|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Values that no column can hold: the client sent them, so the client is told. */
const badValueStates = new Set([
  '22001',
  '22003',
  '22007',
  '22008',
  '22021',
  '22P02',
  '22P05',
  '22023',
  '54000',
]);

const textOf = (error: unknown, key: string): string => {
  const value =
    typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : '';
};

/** SQLSTATE or system code of an error, "" without one. */
export const stateOf = (error: unknown): string => textOf(error, 'code');

/** Name of the constraint that refused, "" without one. */
export const constraintOf = (error: unknown): string => textOf(error, 'constraint');

/** A server's socket disappears when the server stops; a file missing elsewhere is a different matter. */
const isSocketGone = (error: unknown): boolean =>
  stateOf(error) === 'ENOENT' && textOf(error, 'syscall') === 'connect';

/** Whether the connection was lost or could not be obtained, so that retrying later makes sense. */
export const isConnectionLost = (error: unknown): boolean => {
  const state = stateOf(error);
  return (
    lostStates.test(state) ||
    lostSystemCodes.has(state) ||
    lostMessages.test(textOf(error, 'message')) ||
    isSocketGone(error)
  );
};

/** Whether the same transaction may succeed when retried: deadlock or serialization failure. */
export const isRetryable = (error: unknown): boolean => ['40P01', '40001'].includes(stateOf(error));

/**
 * Whether the same work may succeed a little later though nothing about it has changed: the connection was lost, others
 * hold what it needs, or a part of the server is overloaded. A refusal for a reason of its own remains one.
 */
export const isPassing = (error: unknown): boolean =>
  error instanceof Refusal
    ? error.status === 503
    : isConnectionLost(error) || isRetryable(error) || stateOf(error) === lockNotHad;

/**
 * What the client is told about a database or disk error that nothing closer to the statement has explained; undefined when
 * it is the server's fault.
 */
export const refusalOfDatabase = (error: unknown): Refusal | undefined => {
  if (isDiskFull(error)) return new DiskFull();
  if (isPassing(error)) return error instanceof Refusal ? error : new Unavailable();
  const state = stateOf(error);
  if (badValueStates.has(state)) return new Invalid('A value cannot be stored.');
  if (state === '23505') return new Conflict('This record already exists.', { code: 'NOT_UNIQUE' });
  if (state === '23503') return new Conflict('The record is still in use.', { code: 'IN_USE' });
  if (state === '23P01') return new Conflict('The period overlaps another one.', { code: 'OVERLAPS' });
  if (state === '23514' || state === '23502') return new Invalid('The values contradict each other.');
  if (state === '57014') {
    return new Refusal(504, 'The response took too long. Narrow the filter.', { code: 'TIMEOUT' });
  }
  return undefined;
};
