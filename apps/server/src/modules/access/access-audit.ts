import type { Connection } from '../../platform/database/database.ts';

export type AccessVerb =
  | 'login'
  | 'loginFailed'
  | 'logout'
  | 'passwordChange'
  | 'passwordReset'
  | 'firstPassword'
  | 'block'
  | 'unblock'
  | 'roleChange'
  | 'enterBranch';

/** Something that happened to an account. Passwords are never included, only the fact that they changed. */
export interface AccessEvent {
  readonly verb: AccessVerb;
  /** The account concerned; null for a name that does not exist. */
  readonly userId: number | null;
  /** Who did it; null when no one was signed in. */
  readonly actorId: number | null;
  readonly origin: { readonly address: string; readonly requestId?: string };
  /** Old and new values by field. */
  readonly changes?: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

/** Writes the event to the audit within the transaction of the change. */
export const recordAccess = async (
  connection: Connection,
  { verb, userId, actorId, origin, changes = {} }: AccessEvent,
): Promise<void> => {
  await connection.query({
    name: 'access_audit',
    text: `insert into audit_entry (actor_id, actor_name, address, request_id, resource, record_id, verb, changes)
       values ($1::bigint, coalesce((select left(concat_ws(' ', first_name, last_name), 200) from "user" where id = $1::bigint), ''),
         $2, $3, 'user', $4, $5, $6)`,
    values: [actorId, origin.address, origin.requestId ?? '', userId, verb, JSON.stringify(changes)],
  });
};
