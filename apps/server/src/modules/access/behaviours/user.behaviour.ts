import { Conflict } from '@school/kernel';
import type { Actor } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { userChanged } from '../../../platform/sessions/changes.ts';
import { handOverDrive, refuseWhileShared } from '../../drive/leaving/hand-over.ts';
import { blockUser, unblockUser } from '../users/blocking.ts';
import { keepAnAdministrator } from '../users/last-administrator.ts';
import { managesUsers } from '../users/management.ts';
import { keptAddress } from '../users/kept-address.ts';
import { roleStateAfter } from '../users/role-change.ts';
import { allRoleGroups, roleStateOf } from '../users/role-state.ts';
import type { RoleState } from '../users/role-state.ts';

const nothing: RoleState = { groups: [], grants: [], denies: [] };

const onlyAdministrators = (): Conflict =>
  new Conflict('Only an administrator may change the account of an administrator.', {
    code: 'ADMINISTRATOR',
  });

const sameIds = (left: readonly number[], right: readonly number[]): boolean =>
  left.length === right.length && left.every((id) => right.includes(id));

/** Groups are given under the same rules as by the editor of rights. */
const checkGroups = async (
  input: RecordValues,
  current: RecordValues | undefined,
  { context, transaction }: Work,
): Promise<void> => {
  if (!Array.isArray(input['roleGroups'])) return;
  const id = Number(current?.['id'] ?? 0);
  const asked = input['roleGroups'].map(Number);
  const before = current ? await roleStateOf(transaction, id) : nothing;
  if (
    sameIds(
      asked,
      before.groups.map((group) => group.id),
    )
  )
    return;
  const user = { id, version: 0, entity_type: String(input['entityType'] ?? current?.['entityType']) };
  const known = { groups: await allRoleGroups(transaction), privileges: catalogue.privileges };
  roleStateAfter(context.actor, user, before, { roleGroups: asked }, known);
};

/**
 * What may be changed of an administrator's account. Where the account only follows the record of an employee, it
 * stops to follow: who may edit employees could otherwise have the reset link of an administrator sent to himself.
 */
const guardAdministrator = (input: RecordValues, actor: Actor): RecordValues => {
  if (actor.role === 'ADMIN') return input;
  if (managesUsers(actor)) throw onlyAdministrators();
  const { username: _username, email: _email, mobile: _mobile, ...rest } = input;
  return rest;
};

/** Accounts: the kind never changes, rights only under the rules for rights, an administrator always stays. */
export const userBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const { actor } = work.context;
    const kind = input['entityType'];
    if (current && kind !== undefined && kind !== current['entityType']) {
      throw new Conflict('The kind of an account cannot be changed.', { code: 'IMMUTABLE' });
    }
    if (!current && kind === 'ADMIN' && actor.role !== 'ADMIN') throw onlyAdministrators();
    await checkGroups(input, current, work);
    const permitted = current?.['entityType'] === 'ADMIN' ? guardAdministrator(input, actor) : input;
    return keptAddress(permitted, current, work);
  },
  afterSave: async (saved, before, { transaction }) => {
    if (before) await userChanged(transaction, Number(saved['id']));
  },
  beforeDelete: async (current, { transaction }) => {
    await keepAnAdministrator(transaction, Number(current['id']));
    await userChanged(transaction, Number(current['id']));
  },
  beforeArchive: async (current, archived, { transaction }) => {
    if (archived) {
      await keepAnAdministrator(transaction, Number(current['id']));
      await refuseWhileShared(
        transaction,
        Number(current['id']),
        'Block the account and hand its documents over first.',
      );
    }
    await userChanged(transaction, Number(current['id']));
  },
  actions: {
    block: async (rows, input, { transaction, context }) => {
      const reason = typeof input['reason'] === 'string' ? input['reason'] : null;
      for (const row of rows) await blockUser(transaction, Number(row['id']), reason, context);
    },
    unblock: async (rows, _input, { transaction, context }) => {
      for (const row of rows) await unblockUser(transaction, Number(row['id']), context);
    },
    handOverDrive: async ([row], input, work) => {
      if (row?.['entityType'] === 'ADMIN' && work.context.actor.role !== 'ADMIN') throw onlyAdministrators();
      const folder = await handOverDrive(work, {
        from: Number(row?.['id']),
        to: Number(input['newOwner']),
        field: 'newOwner',
      });
      return { folder: folder ?? null };
    },
  },
};
