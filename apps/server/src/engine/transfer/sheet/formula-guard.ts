/**
 * A spreadsheet takes a text that begins with one of these for a formula. Texts that already begin with apostrophes in
 * front of one get a further apostrophe, so that nothing is lost on the way back.
 */
const risky = /^'*[=+\-@\t\r]/;

/** The text with an apostrophe in front where a spreadsheet could run it. */
export const guarded = (text: string): string => (risky.test(text) ? `'${text}` : text);

/** The text without that apostrophe. */
export const unguarded = (text: string): string => (/^''*[=+\-@\t\r]/.test(text) ? text.slice(1) : text);
