import type { Role } from '@school/kernel';

/** A role group as needed for a user's rights. */
export interface RoleGroup {
  readonly id: number;
  readonly name: string;
  /** The kinds of user it can be given to. */
  readonly appliesTo: readonly string[];
  readonly privileges: readonly string[];
}

/** A privilege that a user has. */
export interface EffectivePrivilege {
  readonly privilege: string;
  readonly label: string;
  readonly area: string;
  /** Names of role groups, `DIRECT`, or `ROLE` for administrators. */
  readonly sources: readonly string[];
}

/** An account as seen by those who pick people. */
export interface NamedUser {
  readonly id: number;
  readonly userID: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly entityType: Role;
}

/** What the editor for a user's rights shows. */
export interface RightsOfUser {
  readonly user: NamedUser & { readonly username: string };
  readonly version: number;
  readonly roleGroups: readonly (RoleGroup & { readonly entityType: string })[];
  /** Privileges that are granted and denied directly. */
  readonly grants: readonly string[];
  readonly denies: readonly string[];
  readonly effective: readonly EffectivePrivilege[];
}
