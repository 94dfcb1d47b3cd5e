type Line = Readonly<Record<string, unknown>>;

export interface MergedLines {
  /** Both changes together, row by row and cell by cell; where they conflict, mine. */
  readonly mine: readonly Line[];
  /** The same; where they conflict, theirs. */
  readonly theirs: readonly Line[];
  /** Both have changed the same cell, or one has changed what the other removed. */
  readonly clash: boolean;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
/** Words and markers set by the server are not cells. */
const isCell = (key: string): boolean => !key.startsWith('_') && !marks.has(key);
const marks = new Set(['id', 'version', 'archived', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']);

const linesIn = (value: unknown): readonly Line[] => (Array.isArray(value) ? (value as Line[]) : []);
const byId = (lines: readonly Line[]): ReadonlyMap<unknown, Line> =>
  new Map(lines.flatMap((line) => (typeof line['id'] === 'number' ? [[line['id'], line] as const] : [])));

/** Cells that differ between two states of a row. */
const changedCells = (before: Line, now: Line): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (key) => isCell(key) && !same(before[key], now[key]),
  );

/** A row as a new one: its identity is gone. */
const asNew = (line: Line): Line => Object.fromEntries(Object.entries(line).filter(([key]) => isCell(key)));

/**
 * Merges two changes of the same lines. Rows are identified by their number; a row that the others have saved continues
 * from their state of it, or the server would take it for a stale one.
 */
export const mergeLines = (base: unknown, mine: unknown, theirs: unknown): MergedLines => {
  const [before, own, other] = [byId(linesIn(base)), byId(linesIn(mine)), byId(linesIn(theirs))];
  let clash = false;
  const join = (line: Line, wins: 'mine' | 'theirs'): readonly Line[] => {
    const old = before.get(line['id']);
    const now = other.get(line['id']);
    if (!old) return [line];
    const changed = changedCells(old, line);
    if (!now) {
      if (changed.length === 0) return [];
      clash = true;
      return wins === 'mine' ? [asNew(line)] : [];
    }
    const met = new Set(changedCells(old, now));
    if (changed.some((key) => met.has(key) && !same(line[key], now[key]))) clash = true;
    const kept = Object.fromEntries(
      changed.filter((key) => wins === 'mine' || !met.has(key)).map((key) => [key, line[key]]),
    );
    // Words of their records would appear next to mine.
    const { _labels: _, ...state } = now;
    return [Object.keys(kept).length > 0 ? { ...state, ...kept } : now];
  };
  const added: Line[] = [];
  const revived: Line[] = [];
  for (const [id, line] of other) {
    if (own.has(id)) continue;
    const old = before.get(id);
    if (!old) added.push(line);
    // What I have removed stays removed, unless they have just changed it.
    else if (changedCells(old, line).length > 0) revived.push(line);
  }
  if (revived.length > 0) clash = true;
  return {
    mine: [...linesIn(mine).flatMap((line) => join(line, 'mine')), ...added],
    theirs: [...linesIn(mine).flatMap((line) => join(line, 'theirs')), ...revived, ...added],
    clash,
  };
};

/** The rows of both sides that differ, so that a choice between them shows where they diverge. */
export const differingLines = (
  mine: unknown,
  theirs: unknown,
): readonly [readonly Line[], readonly Line[]] => {
  const [own, other] = [byId(linesIn(mine)), byId(linesIn(theirs))];
  // Rows that were added here appear on both sides.
  const alike = new Set(linesIn(mine).filter((line) => linesIn(theirs).includes(line)));
  const parts = (lines: readonly Line[], others: ReadonlyMap<unknown, Line>): readonly Line[] =>
    lines.filter((line) => {
      if (alike.has(line)) return false;
      const counterpart = others.get(line['id']);
      return !counterpart || changedCells(counterpart, line).length > 0;
    });
  return [parts(linesIn(mine), other), parts(linesIn(theirs), own)];
};
