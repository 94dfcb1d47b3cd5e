import { roles } from '@school/kernel';
import type { Actor, Privilege, Role } from '@school/kernel';
import { effectivePrivileges } from './effective-privileges.ts';
import type { SessionRow } from './session-statements.ts';

/** A valid session and the rights of its user, as one request sees them. */
export interface Session {
  readonly id: string;
  readonly institute: string;
  /** The session in the head office from which a visit to a branch began. */
  readonly via?: string;
  readonly actor: Actor;
  readonly username: string;
  readonly locale: string;
  /** The password was set by someone else; nothing but changing it is allowed. */
  readonly mustChangePassword: boolean;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** The expiry stated in its tokens, in seconds since 1970 by the clock of the database. */
  readonly tokenEnd: number;
}

/** Whole seconds since 1970, as used for times in tokens. */
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const asRole = (text: string): Role | undefined => roles.find((role) => role === text);

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const numberOrNull = (id: string | null): number | null => (id === null ? null : Number(id));

/** The session of a row; nothing for a blocked or archived user and for an unknown role. */
export const sessionOf = (
  row: SessionRow,
  institute: string,
  all: readonly Privilege[],
): Session | undefined => {
  const role = asRole(row.entity_type);
  if (row.blocked || role === undefined) return undefined;
  const directly = (effect: string): string[] =>
    row.direct.filter((entry) => entry.effect === effect).map(({ privilege }) => privilege);
  const groups = row.groups.map(({ appliesTo, privileges }) => ({
    appliesTo: appliesTo ?? [],
    privileges: texts(privileges),
  }));
  const given = { groups, grants: directly('GRANT'), denies: directly('DENY') };
  return {
    id: row.id,
    institute,
    actor: {
      id: Number(row.user_id),
      role,
      privileges: effectivePrivileges(role, given, all),
      employee: numberOrNull(row.employee_id),
      student: numberOrNull(row.student_id),
      guardian: numberOrNull(row.guardian_id),
      batches: row.batches.map(Number),
      courses: row.courses.map(Number),
      departments: row.departments.map(Number),
      subjects: row.subjects.map(Number),
      roleGroups: row.role_groups.map(Number),
      userGroups: row.user_groups.map(Number),
      wards: row.wards.map(Number),
      standsInFor: row.stands_in_for.map(Number),
      ...(row.off && row.off.length > 0 ? { off: new Set(row.off) } : {}),
    },
    username: row.username,
    locale: row.language ?? 'en',
    mustChangePassword: row.must_change,
    expiresAt: Date.now() + row.left,
    tokenEnd: secondsOf(row.expires_at),
  };
};
