import { Conflict } from '@school/kernel';
import type { Principal, Shape } from '@school/kernel';
import type { RecordValues } from '../../engine/behaviour.ts';
import { bodyObject } from '../../engine/own-calls/body-values.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import type { SentCall, WriteCalls } from '../../engine/own-calls/write-calls.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';

const moveKeepers: readonly Principal[] = ['BatchManagement'];

/** What the body of a move may contain: its fields, and the version of an existing one. */
type Keys = Shape;

/** Saves a move, which moves its students. */
export const saveMove = (
  writes: WriteCalls,
  sent: SentCall,
  { resource, keys, body }: { resource: string; keys: Keys; body: unknown },
): Promise<Envelope<RecordValues | undefined>> => {
  requireAny(sent.caller.actor, moveKeepers);
  const { clientRequestId, ...input } = bodyObject(body, '', keys);
  const call = typeof clientRequestId === 'string' ? { ...sent, clientRequestId } : sent;
  return writes.run(call, async (work) => (await work.records.create(work, resource, [input]))[0]);
};

/** Changes the texts of a move. */
export const changeMove = (
  writes: WriteCalls,
  sent: SentCall,
  { resource, keys, body, id }: { resource: string; keys: Keys; body: unknown; id: number },
): Promise<Envelope<RecordValues>> => {
  requireAny(sent.caller.actor, moveKeepers);
  const { clientRequestId: _key, ...input } = bodyObject(body, '', keys);
  return writes.run(sent, (work) => work.records.update(work, resource, id, input));
};

/** A move cannot be deleted. @throws Conflict `DONE` */
export const refuseDelete = ({ caller }: SentCall): never => {
  requireAny(caller.actor, moveKeepers);
  throw new Conflict('This has been done and cannot be changed. Undo it instead.', { code: 'DONE' });
};
