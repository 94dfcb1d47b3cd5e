import type { Privilege, Role } from '@school/kernel';

/** What a user has been given: through role groups, directly, and what is denied in spite of that. */
export interface GrantedPrivileges {
  readonly groups: readonly {
    readonly appliesTo: readonly string[];
    readonly privileges: readonly string[];
  }[];
  readonly grants: readonly string[];
  readonly denies: readonly string[];
}

/**
 * The effective privileges: what groups and direct grants give, without what is denied, and only what the role can hold at
 * all. Groups made for other roles give nothing. ADMIN holds every privilege and cannot be denied one.
 */
export const effectivePrivileges = (
  role: Role,
  { groups, grants, denies }: GrantedPrivileges,
  all: readonly Privilege[],
): ReadonlySet<string> => {
  if (role === 'ADMIN') return new Set(all.map(({ key }) => key));
  const given = new Set([
    ...groups.filter(({ appliesTo }) => appliesTo.includes(role)).flatMap(({ privileges }) => privileges),
    ...grants,
  ]);
  const possible = all.filter(({ key, ceiling }) => given.has(key) && ceiling.includes(role));
  return new Set(possible.map(({ key }) => key).filter((key) => !denies.includes(key)));
};
