/**
 * A spreadsheet takes a text that begins with one of these for a formula: also in full width, and behind a sign that it
 * may take for the end of the cell before. Texts that already begin with apostrophes in
 * front of one get a further apostrophe, so that nothing is lost on the way back.
 */
const formula = /[;,]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.source;
const risky = new RegExp(`^'*${formula}`);
const withApostrophe = new RegExp(`^''*${formula}`);

/** The text with an apostrophe in front where a spreadsheet could run it. */
export const guarded = (text: string): string => (risky.test(text) ? `'${text}` : text);

/** The text without that apostrophe. */
export const unguarded = (text: string): string => (withApostrophe.test(text) ? text.slice(1) : text);
