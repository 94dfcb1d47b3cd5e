import { currentLanguage } from '../i18n/current-language.ts';
import { appConfig } from './app-config.ts';
import { callAddress } from './call-address.ts';
import { session } from './current-session.ts';
import type { Fetcher } from './fetcher.ts';
import { progressFetch } from './progress-fetch.ts';

/**
 * The connection to the server for the home sign-in that is set aside while the user is in a branch. A rejection says
 * nothing about the session in the branch and does not end it.
 */
export const homeFetcher: Fetcher = (path, init = {}) => {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${session.homeToken() ?? ''}`);
  headers.set('Accept-Language', currentLanguage().tag);
  headers.set('Accept', 'application/json');
  return progressFetch(callAddress(appConfig.apiBase, path), { ...init, headers });
};
