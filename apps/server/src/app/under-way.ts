import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Passing } from './passing.ts';

interface Asked {
  readonly request: FastifyRequest;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Requests received but not answered yet. */
export class UnderWay {
  private readonly asked = new Passing<Asked>();

  /** Counts a server's requests. */
  watch(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      // An aborted answer is finished too; only this event is emitted in every case.
      reply.raw.once('close', this.asked.enter({ request, since: Date.now() }));
      done();
    });
  }

  /** One line each, longest first: what was requested, and how many seconds it has been running. */
  describe(): readonly string[] {
    const oldestFirst = [...this.asked.present()].sort((a, b) => a.since - b.since);
    return oldestFirst.map(({ request: { method, url }, since }) => {
      const seconds = Math.round((Date.now() - since) / 1_000);
      return `${method} ${url.split('?', 1)[0] ?? ''} (${seconds} s)`;
    });
  }
}
