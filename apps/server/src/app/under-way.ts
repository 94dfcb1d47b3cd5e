import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Requests that have come and are not answered yet. */
export class UnderWay {
  private readonly requests = new Map<FastifyRequest, number>();

  /** Counts the requests of a server. */
  watch(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      this.requests.set(request, Date.now());
      // An answer that breaks off is over as well; only this event comes in every case.
      reply.raw.once('close', () => this.requests.delete(request));
      done();
    });
  }

  /** One line for each: what was asked, and for how many seconds it has been at it. */
  describe(): readonly string[] {
    return [...this.requests].map(([{ method, url }, since]) => {
      const seconds = Math.round((Date.now() - since) / 1_000);
      return `${method} ${url.split('?', 1)[0] ?? ''} (${seconds} s)`;
    });
  }
}
