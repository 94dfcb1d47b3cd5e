/** How a table is laid out so that no column is cut off. */
export interface PageLayout {
  readonly paper: 'A4' | 'A4-landscape';
  /** Font size, in points. */
  readonly points: number;
}

/** Millimetres between the margins. */
const room = { A4: 180, 'A4-landscape': 267 } as const;
/** Mean width of a letter in millimetres per point of font size, and the padding of a cell. */
const letter = 0.19;
const padding = 3.4;
const usual = 9;
const smallest = 5;
/** A longer text is broken into lines. */
const longest = 30;

/** Millimetres that the columns need at a size: the longest word or text of each. */
const needed = (rows: readonly (readonly string[])[], points: number): number => {
  const [head = []] = rows;
  return head.reduce((sum, _, column) => {
    const widest = rows.reduce((most, row) => Math.max(most, Math.min(longest, row[column]?.length ?? 0)), 3);
    return sum + widest * letter * points + padding;
  }, 0);
};

/**
 * Portrait where all columns fit, else landscape, else landscape in a smaller font.
 * @param rows texts of all cells, the headings first
 */
export const layoutOf = (rows: readonly (readonly string[])[]): PageLayout => {
  if (needed(rows, usual) <= room.A4) return { paper: 'A4', points: usual };
  const paper = 'A4-landscape';
  for (let points = usual; points > smallest; points -= 0.5) {
    if (needed(rows, points) <= room[paper]) return { paper, points };
  }
  return { paper, points: smallest };
};
