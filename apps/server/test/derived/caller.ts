import { Refusal, isAmong } from '@school/kernel';
import type { Actor, AnyResource, FieldLevel, Role } from '@school/kernel';
import type { Authenticator } from '../../src/engine/authenticator.ts';

/**
 * The content of the `authorization` header: `ADMIN`, `EMPLOYEE:HrBasics,PayslipPowers`, `EMPLOYEE@7` (employee 7),
 * `EMPLOYEE@7+3` (who teaches subject 3), or `CLIENT:HrBasics` for another program acting for an employee.
 */
export type Caller = string;

export const actorOf = (caller: Caller): Actor => {
  const [who = '', person] = caller.split('@');
  const [role = 'PARENT', privileges = ''] = who.split(':');
  const [employee, subject] = person?.split('+') ?? [];
  return {
    id: 1,
    role: role === 'CLIENT' ? 'EMPLOYEE' : (role as Role),
    ...(role === 'CLIENT' ? { client: true } : {}),
    privileges: new Set(privileges.split(',').filter(Boolean)),
    employee: employee === undefined ? null : Number(employee),
    student: null,
    guardian: null,
    ...(subject === undefined ? {} : { subjects: [Number(subject)] }),
  };
};

/** Trusts whatever the header states. */
export const believing: Authenticator = {
  authenticate: (request) => {
    const caller = request.headers.authorization;
    if (!caller) return Promise.reject(new Refusal(401, 'Please sign in.'));
    return Promise.resolve({
      actor: actorOf(caller),
      username: 'derived',
      institute: 'main',
      today: '2026-03-09',
      locale: 'en-PK',
      requestId: 'derived',
      address: '127.0.0.1',
    });
  },
};

const kinds: readonly string[] = ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'];

/** The privileges named by any rule of the resource. */
export const privilegesOf = ({ access, actions, lifecycle }: AnyResource): readonly string[] => {
  const verbs = Object.values(access).flatMap((value) => (Array.isArray(value) ? (value as string[]) : []));
  const moves = [...Object.values(actions ?? {}), ...Object.values(lifecycle?.transitions ?? {})];
  const named = [...verbs, ...moves.flatMap((move) => [...move.access])];
  return [...new Set(named)].filter((name) => !kinds.includes(name));
};

/** The four kinds of account without privileges, and an employee with each privilege that the resource names. */
export const callersOf = (resource: AnyResource): readonly Caller[] => [
  ...kinds,
  ...privilegesOf(resource).map((name) => `EMPLOYEE:${name}`),
];

/** A caller who reads the resource but not the fields of the level. */
export const withoutLevel = (resource: AnyResource, level: FieldLevel): Caller | undefined => {
  const rule = level === 'basic' ? undefined : resource.access.levels?.[level];
  const candidates = [...privilegesOf(resource).map((name) => `EMPLOYEE:${name}`), 'EMPLOYEE'];
  return candidates.find(
    (caller) => isAmong(actorOf(caller), resource.access.read) && !isAmong(actorOf(caller), rule?.read),
  );
};
