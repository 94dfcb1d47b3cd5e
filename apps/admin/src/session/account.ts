import type { Actor, Role } from '@school/kernel';
import { roles } from '@school/kernel';

type Fields = Readonly<Record<string, unknown>>;

/** Who is signed in and what belongs to them, as returned by the session call. */
export interface Account {
  readonly actor: Actor;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  /** Id of the user's picture; null for none. */
  readonly photo: number | null;
  /** Code of the language that the user has chosen for the account; empty for none. */
  readonly language: string;
  /** The password was assigned by someone else; only changing it is allowed. */
  readonly mustChangePassword: boolean;
  /** Raw services; read by the menu. */
  readonly services: unknown;
  readonly institute: Fields;
  readonly settings: Fields;
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const idOf = (value: unknown): number | null => {
  const id = Number(typeof value === 'object' && value !== null ? (value as Fields).id : value);
  return Number.isFinite(id) && id > 0 ? id : null;
};
const roleFrom = (value: unknown): Role => roles.find((role) => role === value) ?? 'STUDENT';

/** Reads the answer of the session call. Missing values stay empty: privileges are denied by default. */
export const readAccount = (data: unknown): Account => {
  const answer = fieldsOf(data);
  const user = fieldsOf(answer.user);
  const privileges = Array.isArray(answer.privileges) ? answer.privileges.map(String) : [];
  const username = textOf(user.username);
  return {
    actor: {
      id: idOf(user.id ?? user.userID) ?? 0,
      role: roleFrom(answer.role ?? user.entityType),
      privileges: new Set(privileges),
      employee: idOf(answer.employee ?? user.employee),
      student: idOf(answer.student ?? user.student),
      guardian: idOf(answer.guardian ?? user.guardian),
      subjects: Array.isArray(answer.subjects) ? answer.subjects.map(Number) : [],
      off: new Set(Array.isArray(answer.off) ? answer.off.map(String) : []),
    },
    username,
    fullName:
      textOf(user.fullName) || [user.firstName, user.lastName].map(textOf).join(' ').trim() || username,
    email: textOf(user.email),
    photo: idOf(user.photo),
    language: textOf(user.language),
    mustChangePassword: user.mustChangePassword === true,
    services: answer.services,
    institute: fieldsOf(answer.institute),
    settings: fieldsOf(answer.settings),
  };
};
