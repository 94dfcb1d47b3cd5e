const token = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names in `{{…}}`, each once. */
export const tokensIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(token)].map(([, name = '']) => name)),
];

/** Names that a text may not use (TPL-1). */
export const unknownTokens = (text: string, known: readonly string[]): readonly string[] =>
  tokensIn(text).filter((name) => !known.includes(name));

/** The value of a name; undefined where there is none. */
export type TokenValues = Readonly<Record<string, string | undefined>>;

/** The text with its names filled in once: values are not scanned again (TPL-3). */
export const filledText = (text: string, values: TokenValues): string =>
  text.replace(token, (_, name: string) => values[name] ?? '');

/** Names without a value. */
export const emptyTokens = (text: string, values: TokenValues): readonly string[] =>
  tokensIn(text).filter((name) => !values[name]);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Plain text as HTML: nothing in it is treated as markup (TPL-2). */
export const asHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign).replaceAll('\n', '<br>\n');
