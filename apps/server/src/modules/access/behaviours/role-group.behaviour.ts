import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { everybodyChanged } from '../../../platform/sessions/changes.ts';
import { privilegeOf, requireHeld, textsOf, wrongAt } from './rights.ts';

/** Kinds of users the group is for; employees, the default of the field, when not specified. */
const kindsOf = (values: RecordValues): readonly string[] => textsOf(values['appliesTo'] ?? ['EMPLOYEE']);

/** Every privilege must exist and be possible for at least one kind of user the group is for. */
const checkPrivileges = (values: RecordValues): void => {
  const listed = values['privileges'] ?? [];
  if (!Array.isArray(listed)) throw wrongAt('privileges', 'invalid', 'The privileges must be a list.');
  const kinds = kindsOf(values);
  for (const key of listed) {
    const { ceiling, label } = privilegeOf(key, 'privileges');
    if (!ceiling.some((role) => kinds.includes(role))) {
      throw wrongAt('privileges', 'notApplicable', 'None of these kinds of user can hold "%{label}".', {
        label,
      });
    }
  }
};

/** What someone could gain by the change: added privileges, or all of them for kinds of users that are added. */
const gained = (after: RecordValues, before: RecordValues | undefined): readonly string[] => {
  const known = new Set(textsOf(before?.['privileges']));
  const kinds = new Set(before ? kindsOf(before) : []);
  const widened = kindsOf(after).some((kind) => !kinds.has(kind));
  return textsOf(after['privileges']).filter((key) => widened || !known.has(key));
};

const refuseInUse = async (group: RecordValues, { transaction }: Work): Promise<void> => {
  const [row] = await transaction.query<{ members: number }>({
    name: 'role_group_members',
    text: 'select count(*)::int as members from user_role_groups where target_id = $1',
    values: [group['id']],
  });
  const members = row?.members ?? 0;
  if (members === 0) return;
  throw new Conflict('This role group still has users.', {
    code: 'HAS_DEPENDENTS',
    data: { dependents: [{ entity: 'user', label: 'Users', count: members, sample: [] }] },
  });
};

/** Sets of privileges: nobody adds more than they have, and the change reaches every member immediately. */
export const roleGroupBehaviour: Behaviour = {
  beforeSave: (input, current, { context }) => {
    const after = { ...current, ...input };
    checkPrivileges(after);
    requireHeld(context.actor, gained(after, current));
    return input;
  },
  afterSave: (_saved, _before, { transaction }) => everybodyChanged(transaction),
  beforeDelete: refuseInUse,
  beforeArchive: async (current, archived, { context, transaction }) => {
    if (!archived) requireHeld(context.actor, textsOf(current['privileges']));
    await everybodyChanged(transaction);
  },
};
