import type { FastifyReply } from 'fastify';

/** An answer that is sent in a way of its own: a page of a long list, figures beside the rows, the bytes of a file. */
export class Sent<T = unknown> {
  declare readonly answers?: T;
  readonly send: (reply: FastifyReply) => Promise<unknown>;

  /** @param send sets the headers of the answer, and returns its envelope, its bytes, or a stream of them */
  constructor(send: (reply: FastifyReply) => Promise<unknown>) {
    this.send = send;
  }
}
