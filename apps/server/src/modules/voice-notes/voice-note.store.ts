import { catalogue } from '@school/resources';
import { accounts } from '../../platform/accounts/accounts.ts';
import type { Connection, Transaction } from '../../platform/database/database.ts';
import { belongingsIn, isNamedIn } from '../../platform/sessions/belongings.ts';
import { worksHere } from '../hr/staff.store.ts';

/** Ids of the accounts that a voice note is for, except its speaker. */
export const listenersOf = async (connection: Connection, note: number): Promise<readonly number[]> =>
  (
    await connection.query<{ id: number }>({
      name: 'voice_note_listeners',
      text: `select u.id::float8 as id from voice_note v, ${accounts} u
        where v.id = $1 and not u.blocked and not u.archived and u.id is distinct from v.created_by
          and (u.employee_id is null or ${worksHere('u.employee_id')})
          and (u.entity_type = any(v.everybody) or ${isNamedIn(catalogue, 'voiceNote', 'v', belongingsIn(catalogue))})
        order by u.id`,
      values: [note],
      most: 50_000,
    })
  ).map(({ id }) => id);

/**
 * Records that someone has heard a voice note; its speaker is not a listener.
 * @returns how many have heard it
 */
export const noteHearing = async (transaction: Transaction, note: number, user: number): Promise<number> => {
  await transaction.query({
    name: 'voice_note_heard',
    text: `insert into voice_note_receipt as r (voice_note_id, user_id, heard_at, plays, created_by)
      select v.id, $2, now(), 1, $2 from voice_note v where v.id = $1 and v.created_by is distinct from $2
      on conflict (voice_note_id, user_id) do update
        set plays = r.plays + 1, version = r.version + 1, updated_at = now()`,
    values: [note, user],
  });
  const [row] = await transaction.query<{ heard: number }>({
    name: 'voice_note_heard_by',
    text: 'select count(*)::int as heard from voice_note_receipt where voice_note_id = $1',
    values: [note],
  });
  return row?.heard ?? 0;
};
