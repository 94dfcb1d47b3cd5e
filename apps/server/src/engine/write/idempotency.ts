import { createHash } from 'node:crypto';
import { Conflict, Invalid } from '@school/kernel';
import type { Work } from '../behaviour.ts';

/** A write as the client sent it. */
export interface SentWrite {
  /** `Idempotency-Key` of the request. */
  readonly key: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface Kept {
  readonly method: string;
  readonly path: string;
  readonly body_hash: string;
  readonly response: { readonly text: string } | null;
}

const keyShape = /^[\x21-\x7e]{1,200}$/;

const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');

const reserve = async ({ transaction, context }: Work, sent: SentWrite, hash: string): Promise<boolean> => {
  const rows = await transaction.query({
    name: 'idempotency_reserve',
    text: `INSERT INTO idempotency_key (key, actor_id, method, path, body_hash) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (actor_id, key) DO NOTHING RETURNING key`,
    values: [sent.key, context.actor.id, sent.method, sent.path, hash],
  });
  return rows.length > 0;
};

const firstAnswer = async (
  { transaction, context }: Work,
  sent: SentWrite,
  hash: string,
): Promise<string> => {
  const [kept] = await transaction.query<Kept>({
    name: 'idempotency_read',
    text: 'SELECT method, path, body_hash, response FROM idempotency_key WHERE actor_id = $1 AND key = $2',
    values: [context.actor.id, sent.key],
  });
  if (!kept?.response || kept.method !== sent.method || kept.path !== sent.path || kept.body_hash !== hash) {
    throw new Conflict('This Idempotency-Key was used for another request.', {
      code: 'IDEMPOTENCY_KEY_USED',
    });
  }
  return kept.response.text;
};

/**
 * Returns the answer of a write, once per key of the caller: the key is stored in the same transaction as the write, so a
 * second request under it waits for the first and then gets its answer. A refused write stores no key.
 * @throws Conflict when the key belongs to another request
 */
export const answerOnce = async (
  work: Work,
  sent: SentWrite,
  answer: () => Promise<string>,
): Promise<string> => {
  if (sent.key === undefined) return answer();
  if (!keyShape.test(sent.key)) throw new Invalid('An Idempotency-Key has 1 to 200 printable characters.');
  const hash = hashOf(sent.body);
  if (!(await reserve(work, sent, hash))) return firstAnswer(work, sent, hash);
  const text = await answer();
  await work.transaction.query({
    name: 'idempotency_keep',
    text: 'UPDATE idempotency_key SET status = 200, response = $3 WHERE actor_id = $1 AND key = $2',
    values: [work.context.actor.id, sent.key, JSON.stringify({ text })],
  });
  return text;
};
