const formats = new Map<string, Intl.NumberFormat>();

/** A number grouped as in a language: `1,538` in English, `1.538` in German. @param tag BCP 47 */
export const groupedNumber = (value: number, tag: string): string => {
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag, { useGrouping: 'always' });
  formats.set(tag, format);
  return format.format(value);
};

/** Names of parameters that are not amounts. */
const plain: ReadonlySet<string> = new Set(['id', 'year', 'line', 'number', 'page', 'version']);

/** A parameter of a text: amounts are grouped, everything else is left unchanged. */
export const shownParameter = (name: string, value: unknown, tag: string): unknown =>
  typeof value === 'number' && !plain.has(name) ? groupedNumber(value, tag) : value;
