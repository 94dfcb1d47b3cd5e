import { randomBytes, generateKeyPairSync, timingSafeEqual } from 'node:crypto';
import { catalogue } from '@school/resources';
import { Provider } from 'oidc-provider';
import type { Adapter, AdapterPayload, JWKS } from 'oidc-provider';
import type { Database } from '../../../platform/database/database.ts';
import { findClient, hashOf, keepToken } from './oauth-store.ts';

/** The library stores things by model; this server issues tokens of one kind and knows its clients. */
class OAuthAdapter implements Adapter {
  private readonly model: string;
  private readonly database: Database;

  constructor(model: string, database: Database) {
    this.model = model;
    this.database = database;
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const client = this.model === 'Client' ? await findClient(this.database, id) : undefined;
    if (!client) return undefined;
    return {
      client_id: client.clientId,
      client_secret: client.secretHash,
      grant_types: ['client_credentials'],
      redirect_uris: [],
      response_types: [],
      token_endpoint_auth_method: 'client_secret_basic',
      scope: client.scopes.join(' '),
      access_token_minutes: client.minutes,
    };
  }

  async upsert(value: string, payload: AdapterPayload, seconds: number): Promise<void> {
    if (this.model !== 'ClientCredentials' || !payload.clientId) return;
    // A client that requests no particular scope gets everything it may have.
    const scopes =
      payload.scope?.split(' ') ?? (await findClient(this.database, payload.clientId))?.scopes ?? [];
    await keepToken(this.database, { value, clientId: payload.clientId, scopes, seconds });
  }

  findByUid = (): Promise<undefined> => Promise.resolve(undefined);
  findByUserCode = (): Promise<undefined> => Promise.resolve(undefined);
  consume = (): Promise<void> => Promise.resolve();
  destroy = (): Promise<void> => Promise.resolve();
  revokeByGrantId = (): Promise<void> => Promise.resolve();
}

/** The library requires a signing key, although no token issued here is signed: tokens are looked up. */
const unusedKeys = (): JWKS => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] as JWKS['keys'] };
};

/** How long the tokens of a client are valid. */
const minutesOf = (client: object): number =>
  'access_token_minutes' in client ? Number(client.access_token_minutes) : 60;

/** The OAuth 2 server behind `/token`; only the client-credentials grant is enabled. */
export const createTokenEndpoint = (database: Database, issuer: string): Provider => {
  const provider = new Provider(issuer, {
    adapter: (model: string) => new OAuthAdapter(model, database),
    jwks: unusedKeys(),
    cookies: { keys: [randomBytes(32).toString('hex')] },
    scopes: catalogue.privileges.map(({ key }) => key),
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    responseTypes: ['none'],
    extraClientMetadata: { properties: ['access_token_minutes'] },
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    ttl: { ClientCredentials: (_context, _token, client) => minutesOf(client) * 60 },
  });
  // Only hashes of secrets are stored and compared.
  const prototype = provider.Client.prototype as unknown as {
    clientSecret: string;
    compareClientSecret: (given: string) => boolean;
  };
  prototype.compareClientSecret = function compare(this: typeof prototype, given: string): boolean {
    const [left, right] = [Buffer.from(hashOf(given)), Buffer.from(this.clientSecret)];
    return left.length === right.length && timingSafeEqual(left, right);
  };
  return provider;
};
