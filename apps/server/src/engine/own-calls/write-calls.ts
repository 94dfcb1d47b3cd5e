import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Work } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import { Engine } from '../engine.ts';
import { succeeded } from '../envelope/envelope.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { answerOnce } from '../write/idempotency.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { EngineRecords } from '../write/records.ts';

/** A write as received. */
export interface SentCall {
  readonly request: FastifyRequest;
  readonly caller: CallContext;
  /** What represents the body when it was a stream of bytes: a second call under the same key must match it. */
  readonly body?: unknown;
  /** Key in the body, for clients that cannot set headers; the header wins. */
  readonly clientRequestId?: string | undefined;
}

const keyOf = ({ request, clientRequestId }: SentCall): string | undefined => {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' ? header : clientRequestId;
};

/** Runs the writes of hand-written calls: one transaction each, and once per `Idempotency-Key`. */
@Injectable()
export class WriteCalls {
  constructor(@Inject(Engine) private readonly engine: Engine) {}

  async run<T>(sent: SentCall, write: (work: Work) => Promise<T>, message = ''): Promise<Envelope<T>> {
    const { request, caller } = sent;
    const text = await inTransaction(this.engine, new EngineRecords(this.engine), caller, (work) =>
      answerOnce(
        work,
        {
          key: keyOf(sent),
          method: request.method,
          path: request.url.split('?', 1)[0] ?? request.url,
          body: sent.body ?? request.body,
        },
        async () => JSON.stringify(succeeded(await write(work), message)),
      ),
    );
    return JSON.parse(text) as Envelope<T>;
  }
}
