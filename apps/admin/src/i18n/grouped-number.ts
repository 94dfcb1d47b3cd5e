const formats = new Map<string, Intl.NumberFormat>();

/** A number grouped as in a language: `1,538` in English, `1.538` in German. @param tag BCP 47 */
export const groupedNumber = (value: number, tag: string): string => {
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag, { useGrouping: 'always' });
  formats.set(tag, format);
  return format.format(value);
};
