/**
 * The code of a system or database error, such as ENOENT or 23505; empty when there is none. Checked by shape, not by
 * class: errors from Node's core are not instances of the `Error` of a test's own realm.
 */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

/** The message of an error, in one line. A refused connection to several addresses has only a code. */
export const errorMessage = (error: unknown): string => {
  const text = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return (String(text) || errorCode(error)).replaceAll(/\s*\n\s*/g, ' ');
};
