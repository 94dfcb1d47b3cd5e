import { createHash } from 'node:crypto';
import { mainInstitute } from '../../../platform/database/database.ts';
import type { Connection, Database } from '../../../platform/database/database.ts';
import { openInstitutes } from '../../../platform/institutes/institutes.ts';

/** A program that may request tokens. */
export interface Client {
  readonly id: number;
  readonly institute: string;
  readonly clientId: string;
  readonly secretHash: string;
  readonly scopes: readonly string[];
  readonly userId: number;
  readonly minutes: number;
}

interface Row {
  readonly id: string;
  readonly secret_hash: string;
  readonly scopes: readonly string[];
  readonly act_as_id: string;
  readonly access_token_minutes: number;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Client ids begin with the institute, so that one address serves all institutes. */
const instituteOf = (clientId: string): string | undefined =>
  /^([a-z][a-z0-9_]{0,40})\.[a-f0-9]{24}$/.exec(clientId)?.[1];

/** The active client with this id that has a secret, in an open institute; undefined otherwise. */
export const findClient = async (database: Database, clientId: string): Promise<Client | undefined> => {
  const institute = instituteOf(clientId);
  if (institute === undefined || !(await openInstitutes(database)).includes(institute)) return undefined;
  const [row] = await database.of(institute).query<Row>({
    name: 'oauth_client_find',
    text: `select c.id, s.secret_hash, c.scopes, c.act_as_id, c.access_token_minutes
      from oauth_client c join oauth_secret s on s.client = c.id where c.client_id = $1 and c.active`,
    values: [clientId],
  });
  if (!row) return undefined;
  return {
    id: Number(row.id),
    institute,
    clientId,
    secretHash: row.secret_hash,
    scopes: row.scopes,
    userId: Number(row.act_as_id),
    minutes: row.access_token_minutes,
  };
};

/** Stores a token by its hash and deletes expired ones. */
export const keepToken = async (
  database: Database,
  token: {
    readonly value: string;
    readonly clientId: string;
    readonly scopes: readonly string[];
    readonly seconds: number;
  },
): Promise<void> => {
  const connection = database.of(mainInstitute);
  await connection.query({
    name: 'oauth_token_sweep',
    text: 'delete from oauth_token where expires_at < now()',
  });
  await connection.query({
    name: 'oauth_token_keep',
    text: `insert into oauth_token (token_hash, client_id, scopes, expires_at)
      values ($1, $2, $3, now() + make_interval(secs => $4))`,
    values: [hashOf(token.value), token.clientId, token.scopes, token.seconds],
  });
  const institute = instituteOf(token.clientId) ?? mainInstitute;
  await database.of(institute).query({
    name: 'oauth_client_used',
    text: 'update oauth_client set last_used_at = now() where client_id = $1',
    values: [token.clientId],
  });
};

/** The client and scopes of an unexpired token; undefined for any other text. */
export const readToken = async (
  database: Database,
  value: string,
): Promise<{ readonly client: Client; readonly scopes: readonly string[] } | undefined> => {
  const [row] = await database.of(mainInstitute).query<{ client_id: string; scopes: readonly string[] }>({
    name: 'oauth_token_read',
    text: 'select client_id, scopes from oauth_token where token_hash = $1 and expires_at > now()',
    values: [hashOf(value)],
  });
  const client = row && (await findClient(database, row.client_id));
  return client && row ? { client, scopes: row.scopes } : undefined;
};

/** Gives a client a new secret; the old one and every token expire immediately. */
export const replaceSecret = async (
  connection: Connection,
  main: Connection,
  client: { readonly id: number; readonly clientId: string },
  secret: string,
): Promise<void> => {
  await connection.query({
    name: 'oauth_secret_replace',
    text: `insert into oauth_secret (client, secret_hash) values ($1, $2)
      on conflict (client) do update set secret_hash = excluded.secret_hash, created_at = now()`,
    values: [client.id, hashOf(secret)],
  });
  await main.query({
    name: 'oauth_tokens_end',
    text: 'delete from oauth_token where client_id = $1',
    values: [client.clientId],
  });
};
