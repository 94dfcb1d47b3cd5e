/** Keys and texts of one language; `%{name}` stands for a parameter. */
export type Messages = Readonly<Record<string, string>>;
export type TextParams = Readonly<Record<string, string | number>>;

/** Nested texts flattened: `{list: {empty: "…"}}` becomes `list.empty`. */
export const flatMessages = (texts: object, prefix = ''): Messages =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
      typeof text === 'object' && text !== null
        ? Object.entries(flatMessages(text, `${prefix}${key}.`))
        : [[`${prefix}${key}`, String(text)]],
    ),
  );

/** Fills in the parameters of a text. An unknown one stays as written, so that a mistake is noticed. */
export const fillText = (text: string, params: TextParams = {}): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** Finds a text in the first dictionary that has it; a key without any text is shown as is. */
export const textFrom = (lists: readonly Messages[], key: string, params?: TextParams): string => {
  for (const messages of lists) {
    const text = messages[key];
    if (text !== undefined) return fillText(text, params);
  }
  return key;
};
