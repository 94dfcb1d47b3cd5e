import type { Role } from '@school/kernel';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { notifyEach } from '../../../platform/notifications/notify.ts';
import { hasPower } from './account-power.ts';
import { managesUsers } from './management.ts';

/** Someone has signed in with the account or may do so, or it holds more than every employee does. */
export const isInUse = async ({ transaction }: Work, userId: number): Promise<boolean> => {
  const [row] = await transaction.query<{ used: boolean }>({
    name: 'account_in_use',
    text: `select exists (select 1 from user_credential where user_id = $1)
      or exists (select 1 from user_role_groups where owner_id = $1)
      or exists (select 1 from user_privilege where user_id = $1) as used`,
    values: [userId],
  });
  return row?.used === true;
};

/**
 * The input without an e-mail address that its writer may not assign to the account. Links to set a password go to the
 * account's address, so for an account in use only its own user and those who manage users and hold all of its rights may
 * change it: otherwise whoever may edit employees could have such a link sent to themselves (ADR 5). The user is informed.
 */
export const keptAddress = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  const { actor } = work.context;
  const id = Number(current?.['id'] ?? 0);
  const asked = input['email'] ?? null;
  if (!current || !('email' in input) || asked === (current['email'] ?? null)) return input;
  if (id === actor.id || !(await isInUse(work, id))) return input;
  const account = { id, entity_type: current['entityType'] as Role };
  if (managesUsers(actor) && (await hasPower(work.transaction, actor, account))) return input;
  const { email: _email, ...rest } = input;
  await notifyEach(work.transaction, [
    { user: id, message: 'account.addressKept', params: { email: String(asked ?? '–') }, link: '/profile' },
  ]);
  return rest;
};
