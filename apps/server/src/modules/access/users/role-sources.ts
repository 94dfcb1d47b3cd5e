import type { EffectivePrivilege } from '@school/domain';
import type { Privilege, Role } from '@school/kernel';
import { effectivePrivileges } from '../../../platform/sessions/effective-privileges.ts';
import type { RoleState } from './role-state.ts';

/** A privilege in effect, and the source the user has it from. */
/** The effective privileges of a user with the source of each, for the rights editor. */
export const effectiveWithSources = (
  role: Role,
  state: RoleState,
  privileges: readonly Privilege[],
): readonly EffectivePrivilege[] => {
  const effective = effectivePrivileges(role, state, privileges);
  const sourcesOf = (key: string): readonly string[] =>
    role === 'ADMIN'
      ? ['ROLE']
      : [
          ...state.groups
            .filter((group) => group.appliesTo.includes(role) && group.privileges.includes(key))
            .map(({ name }) => name),
          ...(state.grants.includes(key) ? ['DIRECT'] : []),
        ];
  return privileges
    .filter(({ key }) => effective.has(key))
    .map(({ key, label, area }) => ({ privilege: key, label, area, sources: sourcesOf(key) }));
};
