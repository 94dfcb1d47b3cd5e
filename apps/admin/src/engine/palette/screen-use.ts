const most = 40;
const keyOf = (user: number): string => `screens.${user}`;

const isCount = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number';

/** How often the user has opened which screens in this browser. */
export const screenUse = (user: number): ReadonlyMap<string, number> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '{}');
    return typeof kept === 'object' && kept !== null
      ? new Map(Object.entries(kept).filter(isCount))
      : new Map();
  } catch {
    return new Map();
  }
};

/** Counts one more opening; if there are many screens the least used are forgotten. */
export const withUse = (use: ReadonlyMap<string, number>, url: string): ReadonlyMap<string, number> =>
  new Map(
    [...new Map(use).set(url, (use.get(url) ?? 0) + 1)]
      .sort(([, a], [, b]) => b - a)
      // The one just opened stays, however many others there are.
      .filter(([key], index) => index < most || key === url),
  );

export const countScreen = (user: number, url: string): void => {
  try {
    localStorage.setItem(keyOf(user), JSON.stringify(Object.fromEntries(withUse(screenUse(user), url))));
  } catch {
    // Without storage nothing is counted, and nothing else is lost.
  }
};

/** Up to `count` of the addresses: the most used first, then in the given order. */
export const byUse = (
  urls: readonly string[],
  use: ReadonlyMap<string, number>,
  count: number,
): readonly string[] => urls.toSorted((a, b) => (use.get(b) ?? 0) - (use.get(a) ?? 0)).slice(0, count);
