/** How many things of these widths stand side by side in a width, all in pixels. */
export const fitting = (widths: readonly number[], available: number): number => {
  let used = 0;
  for (const [index, width] of widths.entries()) {
    used += width;
    if (used > available + 0.5) return index;
  }
  return widths.length;
};
