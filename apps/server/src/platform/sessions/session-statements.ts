import type { Statement } from '../database/database.ts';
import type { Belongings } from './belongings.ts';
import { switchedOff } from './switched-off.ts';

/** A session with everything about its user that determines what a request may do. */
export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly expires_at: Date;
  /** Milliseconds until it expires by the clock of the database, the one shared by all servers. */
  readonly left: number;
  readonly must_change: boolean;
  readonly blocked: boolean;
  readonly username: string;
  readonly entity_type: string;
  readonly language: string | null;
  readonly employee_id: string | null;
  readonly student_id: string | null;
  readonly guardian_id: string | null;
  readonly batches: readonly string[];
  readonly courses: readonly string[];
  readonly departments: readonly string[];
  readonly subjects: readonly string[];
  readonly role_groups: readonly string[];
  readonly user_groups: readonly string[];
  readonly wards: readonly string[];
  readonly stands_in_for: readonly string[];
  readonly groups: readonly { readonly appliesTo: string[] | null; readonly privileges: unknown }[];
  readonly direct: readonly { readonly privilege: string; readonly effect: string }[];
  /** Features that are switched off for the kind of user; null for none. */
  readonly off: readonly string[] | null;
}

/** SQL: whether someone is signed in somewhere. @param user SQL of the id of the account */
export const isSignedIn = (user: string): string =>
  `exists (select from user_session s where s.user_id = ${user} and s.ended_at is null)`;

/** Ends every session of an institute. @param reason as stored with the sessions */
export const endAllSessions = (reason: string): Statement => ({
  name: 'sessions_end_all',
  text: 'update user_session set ended_at = now(), end_reason = $1 where ended_at is null',
  values: [reason],
});

/** Which of the people a user account can represent are columns of the user table in this catalogue. */
export type PersonColumns = Readonly<Record<'employee' | 'student' | 'guardian', boolean>> & {
  /** SQL: arrays of ids of what the user `u` belongs to. */
  readonly belongsTo: Belongings;
};

/** What determines the rights of the user `u`. */
const userColumns = (persons: PersonColumns): string => {
  const person = (name: 'employee' | 'student' | 'guardian'): string =>
    persons[name] ? `u.${name}_id` : `null::bigint as ${name}_id`;
  return `u.id as user_id, coalesce(c.must_change, false) as must_change,
       u.blocked or u.archived as blocked, u.username, u.entity_type, u.language,
       ${person('employee')}, ${person('student')}, ${person('guardian')},
       ${persons.belongsTo.batches} as batches, ${persons.belongsTo.courses} as courses,
       ${persons.belongsTo.departments} as departments, ${persons.belongsTo.subjects} as subjects,
       ${persons.belongsTo.roleGroups} as role_groups,
       ${persons.belongsTo.userGroups} as user_groups, ${persons.belongsTo.wards} as wards,
       ${persons.belongsTo.standsInFor} as stands_in_for,
       coalesce((select json_agg(json_build_object('appliesTo', r.applies_to, 'privileges', r.privileges))
         from user_role_groups g join role_group r on r.id = g.target_id
         where g.owner_id = u.id and not r.archived), '[]') as groups,
       coalesce((select json_agg(json_build_object('privilege', p.privilege, 'effect', p.effect))
         from user_privilege p where p.user_id = u.id and not p.archived), '[]') as direct,
       ${switchedOff} as off`;
};

/** Read by the id of an open session; no row: the session has ended, expired or never existed. */
export const sessionById = (persons: PersonColumns, id: string): Statement => ({
  name: 'session_by_id',
  text: `select s.id, s.expires_at, (extract(epoch from s.expires_at - now()) * 1000)::float8 as "left", ${userColumns(persons)}
     from user_session s
     join "user" u on u.id = s.user_id
     left join user_credential c on c.user_id = u.id
     where s.id = $1 and s.ended_at is null and s.expires_at > now()`,
  values: [id],
});

/** The rights of a user independent of any session, for work that continues when nobody is signed in. */
export const rightsOfUser = (persons: PersonColumns, userId: number): Statement => ({
  name: 'rights_of_user',
  text: `select '' as id, now() as expires_at, 86400000::float8 as "left", ${userColumns(persons)}
     from "user" u left join user_credential c on c.user_id = u.id where u.id = $1`,
  values: [userId],
});

/** A new session of the user, for as many hours as the institution has set; otherwise for the given number. */
export const openSession = (
  userId: number,
  hours: number,
  address: string,
  userAgent: string,
): Statement => ({
  name: 'session_open',
  text: `insert into user_session (user_id, expires_at, address, user_agent)
     values ($1, now() + make_interval(hours => coalesce(
       (select session_hours from institution_setting order by id limit 1), $2)), $3, $4) returning id, expires_at`,
  values: [userId, hours, address, userAgent],
});

export const endSession = (id: string, reason: string): Statement => ({
  name: 'session_end',
  text: `update user_session set ended_at = now(), end_reason = $2 where id = $1 and ended_at is null
     returning user_id`,
  values: [id, reason],
});

/** Ends all sessions of a user, except the one that may stay. */
export const endSessionsOf = (userId: number, reason: string, except: string | null): Statement => ({
  name: 'session_end_all',
  text: `update user_session set ended_at = now(), end_reason = $2
     where user_id = $1 and ended_at is null and ($3::uuid is null or id <> $3::uuid)`,
  values: [userId, reason, except],
});
