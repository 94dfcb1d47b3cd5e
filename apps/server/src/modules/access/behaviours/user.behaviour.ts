import { Conflict, type Role } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { userChanged } from '../../../platform/sessions/changes.ts';
import { conflictAt } from '../../../engine/envelope/refusals.ts';
import { requirePower } from '../users/account-power.ts';
import { tellOwner } from '../users/tell-owner.ts';
import { blockUser, unblockUser } from '../users/blocking.ts';
import { keepAnAdministrator } from '../users/last-administrator.ts';
import { isInUse, keptAddress } from '../users/kept-address.ts';
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

/** Groups are assigned under the same rules as in the rights editor. */
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
  const user = { id, version: 0, entity_type: (input['entityType'] ?? current?.['entityType']) as Role };
  const known = { groups: await allRoleGroups(transaction), privileges: catalogue.privileges };
  roleStateAfter(context.actor, user, before, { roleGroups: asked }, known);
};

const personKeys = ['employee', 'student', 'guardian'] as const;

/**
 * Whatever belongs to a person is open to that person's account. So nobody changes whom their own account stands for, and
 * only administrators may make another account stand for someone; the accounts of employees, students and guardians are
 * created with their records.
 */
const checkPerson = (
  input: RecordValues,
  current: RecordValues | undefined,
  { context: { actor }, system }: Work,
): void => {
  const field = personKeys.find((key) => key in input && (input[key] ?? null) !== (current?.[key] ?? null));
  if (field === undefined || system === true) return;
  if (current && Number(current['id']) === actor.id) {
    throw conflictAt(field, 'OWN_PERSON', 'You cannot change the person your own account belongs to.');
  }
  if (actor.role === 'ADMIN') return;
  throw conflictAt(
    field,
    'BEYOND_OWN_RIGHTS',
    'Only an administrator can choose the person an account belongs to.',
  );
};

/**
 * What may be changed in an administrator's account. Where the account merely follows an employee's record, it stops
 * following: otherwise whoever may edit employees could have an administrator's reset link sent to themselves.
 */
const guardAdministrator = (input: RecordValues, { context, system }: Work): RecordValues => {
  if (context.actor.role === 'ADMIN') return input;
  if (system !== true) throw onlyAdministrators();
  const { username: _username, email: _email, mobile: _mobile, ...rest } = input;
  return rest;
};

/** A user acts on an account directly: what follows from other records is done by the system. */
const requirePowerOver = async (row: RecordValues | undefined, work: Work): Promise<void> => {
  if (!row || work.system === true) return;
  const account = { id: Number(row['id']), entity_type: row['entityType'] as Role };
  await requirePower(work.transaction, work.context.actor, account);
};

/** The previous address of an account in use is notified of what changed in its sign-in. */
const tellChanges = async (saved: RecordValues, before: RecordValues, work: Work): Promise<void> => {
  const changed = (['email', 'username'] as const).filter(
    (key) => (saved[key] ?? null) !== (before[key] ?? null),
  );
  if (changed.length === 0 || !(await isInUse(work, Number(saved['id'])))) return;
  for (const key of changed) {
    await tellOwner(work.transaction, key, { username: before['username'], email: before['email'] });
  }
};

/** Accounts: the kind never changes, rights change only under the rules for rights, an administrator always remains. */
export const userBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const { actor } = work.context;
    const kind = input['entityType'];
    if (current && kind !== undefined && kind !== current['entityType']) {
      throw new Conflict('The kind of an account cannot be changed.', { code: 'IMMUTABLE' });
    }
    if (!current && kind === 'ADMIN' && actor.role !== 'ADMIN') throw onlyAdministrators();
    checkPerson(input, current, work);
    if (current?.['entityType'] !== 'ADMIN') await requirePowerOver(current, work);
    await checkGroups(input, current, work);
    const permitted = current?.['entityType'] === 'ADMIN' ? guardAdministrator(input, work) : input;
    return keptAddress(permitted, current, work);
  },
  afterSave: async (saved, before, work) => {
    if (!before) return;
    await tellChanges(saved, before, work);
    await userChanged(work.transaction, Number(saved['id']));
  },
  beforeDelete: async (current, work) => {
    const { transaction } = work;
    await requirePowerOver(current, work);
    await keepAnAdministrator(transaction, Number(current['id']));
    await userChanged(transaction, Number(current['id']));
  },
  beforeArchive: async (current, archived, work) => {
    const { transaction } = work;
    await requirePowerOver(current, work);
    if (archived) await keepAnAdministrator(transaction, Number(current['id']));
    await userChanged(transaction, Number(current['id']));
  },
  actions: {
    block: async (rows, input, work) => {
      const { transaction, context } = work;
      const reason = typeof input['reason'] === 'string' ? input['reason'] : null;
      for (const row of rows) {
        await keepAnAdministrator(transaction, Number(row['id']));
        await requirePowerOver(row, work);
        await blockUser(transaction, Number(row['id']), reason, context);
      }
    },
    unblock: async (rows, _input, work) => {
      for (const row of rows) {
        await requirePowerOver(row, work);
        await unblockUser(work.transaction, Number(row['id']), work.context);
      }
    },
  },
};
