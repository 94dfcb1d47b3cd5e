import type { CallContext } from '../../../engine/context.ts';
import type { Connection } from '../../../platform/database/database.ts';

/** Records that a client has a new secret; never the secret itself. */
export const recordClientSecret = async (
  connection: Connection,
  id: number,
  { actor, address, requestId }: CallContext,
): Promise<void> => {
  await connection.query({
    name: 'oauth_secret_audit',
    text: `insert into audit_entry (actor_id, actor_name, address, request_id, resource, record_id, verb, changes)
      select id, left(concat_ws(' ', first_name, last_name), 200), $2, $3, 'oauthClient', $4, 'passwordChange', '{}'
      from "user" where id = $1`,
    values: [actor.id, address, requestId, id],
  });
};
