/** Texts for failures without a server message. Translation file keys. */
export type ErrorTextKey =
  'error.clientSide' | 'error.notFound' | 'error.server' | 'error.invalidCredentials' | 'error.other';

/** The text for a status: 401, 404 and 500 have their own; no status means that no answer arrived at all. */
export const errorTextKey = (status: number | undefined): ErrorTextKey => {
  if (status === undefined) return 'error.clientSide';
  if (status === 401) return 'error.invalidCredentials';
  if (status === 404) return 'error.notFound';
  return status === 500 ? 'error.server' : 'error.other';
};
