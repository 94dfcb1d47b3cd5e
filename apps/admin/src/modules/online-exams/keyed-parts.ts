export interface Keyed<Part> {
  readonly key: string;
  readonly part: Part;
}

/**
 * Gives each part of a text its own key: its content, and how often that occurred before it.
 * @param said the content of a part; it may occur more than once
 */
export const keyedParts = <Part>(
  parts: readonly Part[],
  said: (part: Part) => string,
): readonly Keyed<Part>[] => {
  const times = new Map<string, number>();
  return parts.map((part) => {
    const text = said(part);
    const time = (times.get(text) ?? 0) + 1;
    times.set(text, time);
    return { key: `${time}:${text}`, part };
  });
};
