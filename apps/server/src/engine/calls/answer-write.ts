import type { Work } from '../behaviour.ts';
import { succeeded, succeededText } from '../envelope/envelope.ts';
import { answerOnce } from '../write/idempotency.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { EngineRecords } from '../write/records.ts';
import type { Saved, Writer } from '../write/writer.ts';
import type { Call } from './generic-call.ts';
import { refuseUnknown } from './query-parameters.ts';

const writerOf = ({ engine, resource }: Call, work: Work): Writer => ({
  engine,
  work,
  resource,
  system: false,
});

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** The key under which the answer to a write is stored, undefined without one. */
export const keyOf = ({ request }: Call): string | undefined => {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
};

/** How a write is answered. */
interface Answering {
  /** Parameters that the call accepts. */
  readonly known?: ReadonlySet<string>;
  /** The answer is not stored for repeated requests. */
  readonly isFleeting?: boolean;
}

/** Runs a write of a call in one transaction, once per `Idempotency-Key`, and returns the text of its answer. */
export const answerWrite = (
  call: Call,
  write: (writer: Writer) => Promise<string>,
  { known = new Set(), isFleeting = false }: Answering = {},
): Promise<string> => {
  refuseUnknown(call.query, known);
  const sent = {
    key: isFleeting ? undefined : keyOf(call),
    method: call.request.method,
    path: pathOf(call.request.url),
    body: call.body,
  };
  return inTransaction(call.engine, new EngineRecords(call.engine), call.context, (work) =>
    answerOnce(work, sent, () => write(writerOf(call, work))),
  );
};

/** The envelope around a saved record. */
export const savedText = ({ json }: Saved, message: string): string => succeededText(json, message);

/** The envelope around anything else. */
export const dataText = (data: unknown, message = ''): string =>
  JSON.stringify(succeeded(data ?? null, message));
