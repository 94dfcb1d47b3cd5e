/** A student as a pasted line may call him. */
export interface NamedStudent {
  readonly name: string;
  readonly admissionNumber: string;
  readonly rollNumber: string | null;
}

interface PlacedRow<S extends NamedStudent> {
  readonly row: S;
  /** What stands behind the name of the student. */
  readonly cells: readonly string[];
}

/** A text as it is compared: without case, and with single spaces. */
export const bare = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** A number as spreadsheets shorten it, who drop the noughts before it. */
const shortened = (text: string): string =>
  /^0+\d+$/.test(text.trim()) ? text.trim().replace(/^0+/, '') : '';

/** Texts that are one student's alone: admission numbers before roll numbers before names, numbers also as spreadsheets shorten them. */
export const studentsByText = <S extends NamedStudent>(students: readonly S[]): ReadonlyMap<string, S> => {
  const found = new Map<string, S>();
  for (const textOf of [
    (one: S) => one.admissionNumber,
    (one: S) => one.rollNumber ?? '',
    (one: S) => one.name,
    (one: S) => shortened(one.admissionNumber),
    (one: S) => shortened(one.rollNumber ?? ''),
  ]) {
    const counts = new Map<string, number>();
    for (const one of students) counts.set(bare(textOf(one)), (counts.get(bare(textOf(one))) ?? 0) + 1);
    for (const one of students) {
      const text = bare(textOf(one));
      if (text !== '' && counts.get(text) === 1 && !found.has(text)) found.set(text, one);
    }
  }
  return found;
};

/**
 * Pasted lines whose first column says whose they are, by admission number, roll number or name; two columns such as
 * number and name may stand before the mark. Undefined where the first column names hardly anybody, so that lines go
 * from the chosen row down; `lost` are the first texts of lines that name nobody.
 */
export const rowsNamed = <S extends NamedStudent>(
  lines: readonly (readonly string[])[],
  students: readonly S[],
): { readonly rows: readonly PlacedRow<S>[]; readonly lost: readonly string[] } | undefined => {
  const byText = studentsByText(students);
  const filled = lines.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const placed = filled.map((cells) => {
    const row = cells.length > 1 ? byText.get(bare(cells[0] ?? '')) : undefined;
    const again = row && cells.length > 2 && byText.get(bare(cells[1] ?? '')) === row;
    return { row, cells: cells.slice(again ? 2 : 1), text: cells[0] ?? '' };
  });
  const rows = placed.flatMap(({ row, cells }) => (row ? [{ row, cells }] : []));
  if (rows.length === 0 || rows.length * 2 < filled.length) return undefined;
  return { rows, lost: placed.filter(({ row }) => !row).map(({ text }) => text) };
};
