import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { userChanged } from '../../../platform/sessions/changes.ts';
import { requirePower } from '../users/account-power.ts';
import { userById } from '../users/user-rows.ts';
import { privilegeOf, requireHeld, wrongAt } from './rights.ts';

/** Nobody changes their own rights, and only administrators change those of anyone but employees. */
const requireChangeable = async (userId: number, { context, transaction }: Work): Promise<string> => {
  if (userId === context.actor.id) {
    throw new Conflict('You cannot change your own rights.', { code: 'OWN_RIGHTS' });
  }
  const user = await userById(transaction, userId);
  const kind = user.entity_type;
  if (kind !== 'EMPLOYEE' && context.actor.role !== 'ADMIN') {
    throw new Conflict('Only an administrator may change the rights of this user.', {
      code: 'ADMINISTRATOR',
    });
  }
  await requirePower(transaction, context.actor, user);
  return kind;
};

/** Removing a row restores a privilege when the row denied it, so it counts as a grant. */
const takeAway = async (row: RecordValues, work: Work): Promise<void> => {
  const userId = Number(row['user']);
  await requireChangeable(userId, work);
  if (row['effect'] === 'DENY') requireHeld(work.context.actor, [String(row['privilege'])]);
  await userChanged(work.transaction, userId);
};

/** Privileges that an individual user holds or is denied, independently of the groups. */
export const userPrivilegeBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const after = { ...current, ...input };
    const kind = await requireChangeable(Number(after['user']), work);
    if (current) await takeAway(current, work);
    const { key, label, ceiling } = privilegeOf(after['privilege'], 'privilege');
    if (!ceiling.some((role) => role === kind)) {
      throw wrongAt('privilege', 'notApplicable', 'This kind of user cannot hold "%{label}".', { label });
    }
    // Without an effect the row becomes a grant, the default of the field.
    if (after['effect'] !== 'DENY') requireHeld(work.context.actor, [key]);
    return input;
  },
  afterSave: (saved, _before, { transaction }) => userChanged(transaction, Number(saved['user'])),
  beforeDelete: takeAway,
  beforeArchive: async (current, archived, work) => {
    if (archived) return takeAway(current, work);
    await requireChangeable(Number(current['user']), work);
    if (current['effect'] !== 'DENY') requireHeld(work.context.actor, [String(current['privilege'])]);
    await userChanged(work.transaction, Number(current['user']));
  },
};
