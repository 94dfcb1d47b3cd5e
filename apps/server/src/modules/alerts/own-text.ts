const token = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names in `{{…}}` of a text that it may not use. */
export const strangeTokens = (text: string, known: readonly string[]): readonly string[] =>
  [...text.matchAll(token)].map(([, name = '']) => name).filter((name) => !known.includes(name));

/** The text with its tokens filled in. */
export const ownText = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(token, (_, name: string) => params[name] ?? '');
