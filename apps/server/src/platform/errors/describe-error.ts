/**
 * The code of a system or database error, such as ENOENT or 23505; empty when there is none.
 * Asked by shape and not by class: errors of Node's core are foreign to the `Error` of a test's own realm.
 */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

/** What an error says, in one line. A refused connection to several addresses says it only by its code. */
export const errorMessage = (error: unknown): string => {
  const text = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return (String(text) || errorCode(error)).replaceAll(/\s*\n\s*/g, ' ');
};
