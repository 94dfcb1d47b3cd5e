import { Conflict, isAmong } from '@school/kernel';
import { audienceKeys } from '@school/resources';
import { actorId } from '../../engine/audit/audit-lines.ts';
import type { Behaviour, RecordValues } from '../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../engine/envelope/refusals.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { listenersOf } from './voice-note.store.ts';

const aims = [...audienceKeys, 'everybody'] as const;
const dayMs = 86_400_000;

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** @throws Invalid where nobody would hear it */
const checkAim = (row: RecordValues): void => {
  if (aims.every((key) => listed(row[key]).length === 0))
    throw invalidField('batches', 'NOBODY', 'Choose who should hear it.');
};

const isOther = (input: RecordValues, current: RecordValues, key: string): boolean => {
  const said = (value: unknown): string => JSON.stringify(value ?? null);
  const idOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return key in input && said(idOf(input[key])) !== said(idOf(current[key]));
};

/** @throws Conflict for another recording or other listeners: people may have heard it */
const refuseAnother = (input: RecordValues, current: RecordValues): void => {
  const field = ['audio', ...aims].find((key) => isOther(input, current, key));
  if (field === undefined) return;
  throw conflictAt(field, 'SENT', 'It has been sent. Delete it and record a new one.');
};

/** A voice note is sent when it is saved: to whom, and that it does not change afterwards. */
export const voiceNoteBehaviour: Behaviour = {
  beforeSave: (input, current, work) => {
    if (current) refuseAnother(input, current);
    else checkAim(input);
    return current ? input : { ...input, sender: actorId(work), sentAt: new Date().toISOString() };
  },
  afterSave: async (saved, before, work) => {
    if (before) return;
    const [id, title] = [Number(saved['id']), String(saved['title'])];
    await notify(work.transaction, await listenersOf(work.transaction, id), {
      message: 'voiceNote.received',
      params: { title },
      link: `/voice-notes/${id}`,
    });
  },
  beforeDelete: (current, { context }) => {
    const isFresh = Date.now() - Date.parse(String(current['sentAt'])) < dayMs;
    if (isFresh || current['createdBy'] === context.actor.id || isAmong(context.actor, ['ADMIN']))
      return Promise.resolve();
    throw new Conflict('After a day, only its speaker or an administrator can delete it.', {
      code: 'NOT_YOURS',
    });
  },
};
