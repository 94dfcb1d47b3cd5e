/**
 * A spreadsheet takes a text that begins with one of these as a formula: also in full width, and after a character that it
 * may take as the end of the previous cell. Texts that already have apostrophes before such a character get another one, so
 * that nothing is lost on the way back.
 */
const formula = /[;,]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.source;
const risky = new RegExp(`^'*${formula}`);
const withApostrophe = new RegExp(`^''*${formula}`);

/** The text with a leading apostrophe where a spreadsheet could run it. */
export const guarded = (text: string): string => (risky.test(text) ? `'${text}` : text);

/** The text without that apostrophe. */
export const unguarded = (text: string): string => (withApostrophe.test(text) ? text.slice(1) : text);
