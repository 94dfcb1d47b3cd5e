import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { Passing } from './passing.ts';

/** How long a client may take to send something, in milliseconds. */
export interface Patience {
  /** For the header of a request. */
  readonly head: number;
  /** For a body whose bytes keep arriving. */
  readonly body: number;
  /** A body is abandoned if it delivers less than `leastRate` over this time. */
  readonly window: number;
  /** Bytes per second. */
  readonly leastRate: number;
  /** For the rest of a body that nobody reads, before its answer is sent. */
  readonly rest: number;
}

/** A two-bar mobile connection delivers several kilobytes per second. */
export const patience: Patience = {
  head: 15_000,
  body: 600_000,
  window: 15_000,
  leastRate: 1_024,
  rest: 30_000,
};

/** The part of this that Node does itself. */
export const socketTimes = ({ head, body }: Patience) =>
  ({
    requestTimeout: body,
    http: { headersTimeout: head, connectionsCheckingInterval: Math.min(1_000, head / 5) },
  }) satisfies FastifyServerOptions & Record<string, unknown>;

/** Whether a body arrives over a socket; calls from within the process have none. */
const hasBody = ({ headers, socket }: IncomingMessage): boolean =>
  socket instanceof Socket &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** A body still arriving, and what its socket had delivered at a given moment. */
interface Coming {
  readonly request: IncomingMessage;
  bytes: number;
  /** Process time in milliseconds. */
  at: number;
}

/** Bodies still arriving. */
class ComingBodies {
  private readonly bodies = new Passing<Coming>();
  private readonly times: Patience;

  constructor(times: Patience) {
    this.times = times;
  }

  /** Watches a body until its request is over. */
  watch(request: IncomingMessage): void {
    const body = { request, bytes: request.socket.bytesRead, at: performance.now() };
    request.once('close', this.bodies.enter(body));
  }

  /** Closes the connections of those that have delivered too little; if bytes lie unread, it is the server that is slow. */
  look(): void {
    const { window, leastRate } = this.times;
    const now = performance.now();
    for (const body of this.bodies.present()) {
      const { request, bytes, at } = body;
      if (request.complete || now - at < window) continue;
      const isTooSlow = request.socket.bytesRead - bytes < (leastRate * window) / 1_000;
      if (isTooSlow && request.readableLength === 0) request.destroy();
      else Object.assign(body, { bytes: request.socket.bytesRead, at: now });
    }
  }
}

/**
 * Reads and discards the rest of a body before its request is answered, usually with a rejection: a connection closed with
 * unread bytes is reset, and the client never learns why.
 */
const forgetRest = async (request: IncomingMessage, { rest }: Patience): Promise<void> => {
  if (request.complete || request.destroyed) return;
  const isOver = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) request.once(event, () => resolve());
  });
  request.unpipe();
  request.resume();
  await Promise.race([isOver, delay(rest, undefined, { ref: false })]);
};

/** Limits how long bodies may take, including those answered before they have arrived. */
export const boundSlowClients = (server: FastifyInstance, times: Patience = patience): void => {
  const coming = new ComingBodies(times);
  const clock = setInterval(() => coming.look(), times.window / 5).unref();
  server.addHook('onClose', () => clearInterval(clock));
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasBody(raw)) coming.watch(raw);
    done();
  });
  server.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (raw.complete || !hasBody(raw)) return done(null, payload);
    void forgetRest(raw, times).then(() => {
      // A client that never ends its body gets its answer and is disconnected.
      if (!raw.complete) void reply.header('connection', 'close');
      done(null, payload);
    });
  });
};
