import type { FastifyInstance, FastifyReply, onSendHookHandler } from 'fastify';

const ranges = new WeakMap<FastifyReply, string>();

/** Says which rows of how many an answer holds. */
export const setContentRange = (reply: FastifyReply, range: string): void => {
  ranges.set(reply, range);
};

const addRange: onSendHookHandler = (_request, reply, payload, done) => {
  const range = ranges.get(reply);
  if (range !== undefined && reply.statusCode < 300) reply.header('content-range', range);
  done(null, payload);
};

/**
 * Adds the header behind whatever packs the answer: packing takes an answer with `Content-Range` for a part of a file
 * and leaves it alone, while ours counts rows.
 */
export const sendContentRanges = (server: FastifyInstance): void => {
  server.addHook('onRoute', (route) => {
    const before =
      route.onSend === undefined ? [] : Array.isArray(route.onSend) ? route.onSend : [route.onSend];
    route.onSend = [...before, addRange];
  });
};
