import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Passing } from './passing.ts';

interface Asked {
  readonly request: FastifyRequest;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Requests that have come and are not answered yet. */
export class UnderWay {
  private readonly asked = new Passing<Asked>();

  /** Counts the requests of a server. */
  watch(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      // An answer that breaks off is over as well; only this event comes in every case.
      reply.raw.once('close', this.asked.enter({ request, since: Date.now() }));
      done();
    });
  }

  /** One line for each, the longest first: what was asked, and for how many seconds it has been at it. */
  describe(): readonly string[] {
    const oldestFirst = [...this.asked.present()].sort((a, b) => a.since - b.since);
    return oldestFirst.map(({ request: { method, url }, since }) => {
      const seconds = Math.round((Date.now() - since) / 1_000);
      return `${method} ${url.split('?', 1)[0] ?? ''} (${seconds} s)`;
    });
  }
}
