interface Room {
  /** Width for the whole row, in pixels; none if there is no layout, and then everything fits. */
  readonly room: number;
  /** Width of the button that opens the rest. */
  readonly more: number;
  readonly widths: ReadonlyMap<string, number>;
}

interface TabOrder {
  readonly keys: readonly string[];
  /** Always in the row, whatever else is not: the open one, and the history. */
  readonly kept: ReadonlySet<string>;
  /** Empty ones, which make room for others first. */
  readonly blank: ReadonlySet<string>;
}

/**
 * The tabs that fit in one row, in order; all others go into the menu behind it. Of two that do not both fit, the empty one
 * goes.
 */
export const fittingTabs = (
  { keys, kept, blank }: TabOrder,
  { room, more, widths }: Room,
): ReadonlySet<string> => {
  const widthOf = (key: string): number => widths.get(key) ?? 0;
  const sum = (some: readonly string[]): number => some.reduce((all, key) => all + widthOf(key), 0);
  if (room === 0 || sum(keys) <= room) return new Set(keys);
  const shown = new Set(keys.filter((key) => kept.has(key)));
  let left = room - more - sum([...shown]);
  const others = keys.filter((key) => !kept.has(key));
  for (const key of [...others.filter((one) => !blank.has(one)), ...others.filter((one) => blank.has(one))]) {
    left -= widthOf(key);
    if (left < 0) break;
    shown.add(key);
  }
  return shown;
};
