import type { RoleGroup } from '@school/domain';
import type { Privilege, Role } from '@school/kernel';

/** What a user has been granted, as it is being edited. */
export interface RightsDraft {
  readonly roleGroups: readonly number[];
  readonly grants: readonly string[];
  readonly denies: readonly string[];
}

/** Where a privilege comes from: a role group, a direct grant, or being an administrator. */
export type Source = { readonly group: string } | 'direct' | 'role';

export interface Right {
  readonly privilege: Privilege;
  readonly sources: readonly Source[];
  /** Denied despite its sources. */
  readonly isDenied: boolean;
}

/**
 * Every privilege that someone of this kind has or is denied, by the server's rule: what groups and direct grants give,
 * minus what is denied, and only what this kind of user can hold. Administrators hold all.
 */
export const rightsOf = (
  role: Role,
  draft: RightsDraft,
  groups: readonly RoleGroup[],
  privileges: readonly Privilege[],
): readonly Right[] => {
  if (role === 'ADMIN') {
    return privileges.map((privilege) => ({ privilege, sources: ['role'], isDenied: false }));
  }
  const given = groups.filter(
    ({ id, appliesTo }) => draft.roleGroups.includes(id) && appliesTo.includes(role),
  );
  return privileges
    .filter(({ ceiling }) => ceiling.includes(role))
    .map((privilege): Right => {
      const fromGroups = given
        .filter((group) => group.privileges.includes(privilege.key))
        .map(({ name }) => ({ group: name }));
      const directly: readonly Source[] = draft.grants.includes(privilege.key) ? ['direct'] : [];
      return {
        privilege,
        sources: [...fromGroups, ...directly],
        isDenied: draft.denies.includes(privilege.key),
      };
    })
    .filter(({ sources, isDenied }) => sources.length > 0 || isDenied);
};

const without = (keys: readonly string[], key: string): readonly string[] =>
  keys.filter((one) => one !== key);

/** Grants directly, denies directly, or neither; never both. */
export const withDirect = (
  draft: RightsDraft,
  key: string,
  effect: 'GRANT' | 'DENY' | null,
): RightsDraft => ({
  ...draft,
  grants: [...without(draft.grants, key), ...(effect === 'GRANT' ? [key] : [])],
  denies: [...without(draft.denies, key), ...(effect === 'DENY' ? [key] : [])],
});

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));

export const sameRights = (one: RightsDraft, other: RightsDraft): boolean =>
  same(one.roleGroups, other.roleGroups) && same(one.grants, other.grants) && same(one.denies, other.denies);

/** Why nothing can be changed here, matching the server's refusal; undefined where it can. */
export const lockedBecause = (
  actor: { readonly id: number; readonly role: Role },
  user: { readonly id: number; readonly entityType: string },
): 'own' | 'administrator' | 'kind' | undefined => {
  if (actor.id === user.id) return 'own';
  if (user.entityType === 'ADMIN') return 'administrator';
  return user.entityType !== 'EMPLOYEE' && actor.role !== 'ADMIN' ? 'kind' : undefined;
};
