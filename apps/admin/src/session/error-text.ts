/** Texts of failures that come without words of the server. Keys of the translation files. */
export type ErrorTextKey =
  'error.clientSide' | 'error.notFound' | 'error.server' | 'error.invalidCredentials' | 'error.other';

/** The text for a status: 401, 404 and 500 have their own; without a status no answer came at all. */
export const errorTextKey = (status: number | undefined): ErrorTextKey => {
  if (status === undefined) return 'error.clientSide';
  if (status === 401) return 'error.invalidCredentials';
  if (status === 404) return 'error.notFound';
  return status === 500 ? 'error.server' : 'error.other';
};
