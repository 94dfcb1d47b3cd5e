import { currentLanguage } from '../i18n/current-language.ts';
import { appConfig } from './app-config.ts';
import { session } from './current-session.ts';
import { createFetcher } from './fetcher.ts';
import { progressFetch } from './progress-fetch.ts';
import { createSignInAgain } from './sign-in-again.ts';

export const signInAgain = createSignInAgain();

/** The connection to the server for this tab's signed-in user. */
export const fetcher = createFetcher({
  session,
  base: appConfig.apiBase,
  authorization: appConfig.authorization,
  fetch: progressFetch,
  language: () => currentLanguage().tag,
  signInAgain: signInAgain.ask,
});
