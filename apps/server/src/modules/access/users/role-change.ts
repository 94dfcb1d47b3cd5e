import type { RoleGroup } from '@school/domain';
import { Conflict, Stale } from '@school/kernel';
import type { Actor, Privilege, Role } from '@school/kernel';
import { effectivePrivileges } from '../../../platform/sessions/effective-privileges.ts';
import { refuseBeyond } from './account-power.ts';
import type { RoleState } from './role-state.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';

/** Whose rights they are; the id is 0 for an account that is being created. */
interface Holder {
  readonly id: number | string;
  readonly version: number;
  readonly entity_type: Role;
}

/** The requested rights: groups by id, direct privileges by key; whatever is omitted stays. */
export interface RoleRequest {
  readonly roleGroups: readonly number[];
  readonly grants?: readonly string[] | undefined;
  readonly denies?: readonly string[] | undefined;
  readonly version?: number | undefined;
}

const chosenGroups = (ids: readonly number[], role: Role, all: readonly RoleGroup[]): RoleGroup[] =>
  [...new Set(ids)].map((id) => {
    const group = all.find((candidate) => candidate.id === id);
    if (!group) throw invalidField('roleGroups', 'unknown', 'One of the role groups does not exist.');
    if (!group.appliesTo.includes(role)) {
      throw invalidField(
        'roleGroups',
        'notApplicable',
        'The role group %{name} is not for this kind of user.',
        { name: group.name },
      );
    }
    return group;
  });

const checkDirect = (state: RoleState, role: Role, privileges: readonly Privilege[]): void => {
  for (const field of ['grants', 'denies'] as const) {
    for (const key of state[field]) {
      const privilege = privileges.find((candidate) => candidate.key === key);
      if (!privilege) throw invalidField(field, 'unknown', 'One of the privileges does not exist.');
      if (!privilege.ceiling.includes(role)) {
        throw invalidField(field, 'notApplicable', 'This kind of user cannot hold "%{label}".', {
          label: privilege.label,
        });
      }
    }
  }
  if (state.grants.some((key) => state.denies.includes(key))) {
    throw invalidField(
      'denies',
      'contradiction',
      'A privilege cannot be granted and denied at the same time.',
    );
  }
};

/** Nobody grants what they do not have, be it by a group, directly, or by lifting a denial. */
const checkGain = (actor: Actor, before: ReadonlySet<string>, after: ReadonlySet<string>): void => {
  if (actor.role === 'ADMIN') return;
  const beyond = [...after].filter((key) => !before.has(key) && !actor.privileges.has(key));
  if (beyond.length > 0) {
    throw new Conflict('You cannot grant a privilege that you do not hold.', {
      code: 'BEYOND_OWN_RIGHTS',
      data: { privileges: beyond },
    });
  }
};

/**
 * The rights a user will have after the request, or why it is refused: nobody changes their own, only administrators change
 * those of administrators, students and parents, and nobody grants what they lack.
 */
export const roleStateAfter = (
  actor: Actor,
  user: Holder,
  current: RoleState,
  request: RoleRequest,
  known: { readonly groups: readonly RoleGroup[]; readonly privileges: readonly Privilege[] },
): RoleState => {
  const role = user.entity_type;
  if (Number(user.id) === actor.id) {
    throw new Conflict('You cannot change your own rights.', { code: 'OWN_RIGHTS' });
  }
  if (role !== 'EMPLOYEE' && actor.role !== 'ADMIN') {
    throw new Conflict('Only an administrator may change the rights of this user.', {
      code: 'ADMINISTRATOR',
    });
  }
  if (request.version !== undefined && request.version !== user.version) throw new Stale(user.version);
  const after: RoleState = {
    groups: chosenGroups(request.roleGroups, role, known.groups),
    grants: [...new Set(request.grants ?? current.grants)],
    denies: [...new Set(request.denies ?? current.denies)],
  };
  checkDirect(after, role, known.privileges);
  const effective = (state: RoleState): ReadonlySet<string> =>
    effectivePrivileges(role, state, known.privileges);
  // What someone holds beyond the actor's own rights is not removed from them either.
  refuseBeyond(actor, effective(current));
  checkGain(actor, effective(current), effective(after));
  return after;
};
