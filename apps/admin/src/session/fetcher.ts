import { callAddress } from './call-address.ts';
import type { Session } from './session.ts';

/** Sends a request to a server path, with the session token. */
export type Fetcher = (path: string, init?: RequestInit) => Promise<Response>;

export interface FetcherParts {
  readonly session: Session;
  readonly base: string;
  /** Sent if there is no token. */
  readonly authorization?: string | undefined;
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Language of the texts in the answers, as a BCP 47 tag. */
  readonly language: () => string;
  /**
   * Asks the user to sign in again where unsaved work would be lost; returns whether that succeeded. Without unsaved work
   * it immediately returns false.
   */
  readonly signInAgain: () => Promise<boolean>;
}

const endsSession = (status: number): boolean => status === 401 || status === 403;

/**
 * The only connection to the server for a signed-in user. 401 and 403 end the session: local storage is cleared and the
 * gate leads to the sign-in page. With unsaved work, a 401 first offers to sign in again in place and repeats the call.
 */
export const createFetcher = (parts: FetcherParts): Fetcher => {
  const { session } = parts;
  const send = (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const token = session.token();
    const authorization = token ? `Bearer ${token}` : parts.authorization;
    if (authorization) headers.set('Authorization', authorization);
    headers.set('Accept-Language', parts.language());
    if (!headers.has('Accept')) headers.set('Accept', 'application/json');
    return parts.fetch(callAddress(parts.base, path), { ...init, headers });
  };
  return async (path, init = {}) => {
    const usedToken = session.token();
    const response = await send(path, init);
    if (!endsSession(response.status)) return response;
    // Someone has signed in since, in this tab or another: the old token's rejection says nothing about the new one.
    if (session.token() && session.token() !== usedToken) return send(path, init);
    if (response.status === 401 && (await parts.signInAgain())) return send(path, init);
    session.expire();
    return response;
  };
};
