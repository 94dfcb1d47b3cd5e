import { appConfig } from './app-config.ts';
import { callAddress } from './call-address.ts';

/** Asks the server to end the session of a token. Signing out here does not wait for it and works without it. */
export const tellServer = (token: string | undefined): void => {
  if (!token) return;
  const address = callAddress(appConfig.apiBase, 'auth/logout');
  const headers = { Authorization: `Bearer ${token}` };
  void fetch(address, { method: 'POST', headers, keepalive: true }).catch(() => undefined);
};
