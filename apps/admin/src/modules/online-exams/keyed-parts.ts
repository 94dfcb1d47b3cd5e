export interface Keyed<Part> {
  readonly key: string;
  readonly part: Part;
}

/**
 * Gives each part of a text a key of its own: what it says, and how often that was said before it.
 * @param said what a part says; the same may be said twice
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
