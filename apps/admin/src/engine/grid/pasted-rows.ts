/** A row as a pasted line may refer to it: by any of these texts, the most reliable first. */
export interface NamedRow {
  readonly names: readonly string[];
}

interface PlacedRow<Row> {
  readonly row: Row;
  /** What follows the name of the row. */
  readonly cells: readonly string[];
}

/** A text normalised for comparison: case-insensitive, with single spaces. */
export const bare = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** A number as shortened by spreadsheets, which drop leading zeros. */
const shortened = (text: string): string =>
  /^0+\d+$/.test(text.trim()) ? text.trim().replace(/^0+/, '') : '';

/**
 * Rows by the texts that are unique to them, numbers also as shortened by spreadsheets.
 * @param namesOf texts that may refer to a row, the most reliable first
 */
export const rowsByText = <Row>(
  rows: readonly Row[],
  namesOf: (row: Row) => readonly string[],
): ReadonlyMap<string, Row> => {
  const found = new Map<string, Row>();
  const most = Math.max(0, ...rows.map((row) => namesOf(row).length));
  const places = Array.from({ length: most }, (_, at) => at);
  for (const textOf of [
    ...places.map((at) => (row: Row) => namesOf(row)[at] ?? ''),
    ...places.map((at) => (row: Row) => shortened(namesOf(row)[at] ?? '')),
  ]) {
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(bare(textOf(row)), (counts.get(bare(textOf(row))) ?? 0) + 1);
    for (const row of rows) {
      const text = bare(textOf(row));
      if (text !== '' && counts.get(text) === 1 && !found.has(text)) found.set(text, row);
    }
  }
  return found;
};

/**
 * Pasted lines whose first column identifies their row; two columns such as number and name may precede the value.
 * Undefined if the first column matches hardly any row, so that lines go down from the selected row; `lost` are the first
 * texts of lines that match none.
 */
export const rowsNamed = <Row extends NamedRow>(
  lines: readonly (readonly string[])[],
  rows: readonly Row[],
): { readonly rows: readonly PlacedRow<Row>[]; readonly lost: readonly string[] } | undefined => {
  const byText = rowsByText(rows, ({ names }) => names);
  const filled = lines.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const placed = filled.map((cells) => {
    const row = cells.length > 1 ? byText.get(bare(cells[0] ?? '')) : undefined;
    const again = row && cells.length > 2 && byText.get(bare(cells[1] ?? '')) === row;
    return { row, cells: cells.slice(again ? 2 : 1), text: cells[0] ?? '' };
  });
  const named = placed.flatMap(({ row, cells }) => (row ? [{ row, cells }] : []));
  if (named.length === 0 || named.length * 2 < filled.length) return undefined;
  return { rows: named, lost: placed.filter(({ row }) => !row).map(({ text }) => text) };
};

/** Lines and cells of a spreadsheet fragment. */
export const pastedLines = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\r/g, '')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
