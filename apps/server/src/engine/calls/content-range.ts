import type { FastifyInstance, FastifyReply, onSendHookHandler } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Which of how many rows the answer holds. */
    contentRange: string | undefined;
  }
}

/** States which of how many rows an answer holds. */
export const setContentRange = (reply: FastifyReply, range: string): void => {
  reply.contentRange = range;
};

const addRange: onSendHookHandler = (_request, reply, payload, done) => {
  const { contentRange: range } = reply;
  if (range !== undefined && reply.statusCode < 300) reply.header('content-range', range);
  done(null, payload);
};

/**
 * Adds the header after anything that compresses the answer: compression takes an answer with `Content-Range` for a part of
 * a file and leaves it alone, while ours counts rows.
 */
export const sendContentRanges = (server: FastifyInstance): void => {
  server.decorateReply('contentRange', undefined);
  server.addHook('onRoute', (route) => {
    const before =
      route.onSend === undefined ? [] : Array.isArray(route.onSend) ? route.onSend : [route.onSend];
    route.onSend = [...before, addRange];
  });
};
