/** How one user has arranged a column. */
export interface ArrangedColumn {
  readonly key: string;
  /** Pixels; none: as wide as its content. */
  readonly width?: number;
  /** Stays on the left when the table is scrolled sideways. */
  readonly pinned?: boolean;
}

/** Shown columns in order. */
export type ColumnLayout = readonly ArrangedColumn[];

export const narrowest = 60;
export const widest = 800;
const mostColumns = 100;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const readWidth = (width: unknown): Partial<ArrangedColumn> =>
  typeof width === 'number' && Number.isFinite(width) ? { width: clampWidth(width) } : {};

export const clampWidth = (width: number): number => Math.round(Math.min(Math.max(width, narrowest), widest));

/** Pinned columns come first; within both groups the order is kept. */
export const pinnedFirst = (layout: ColumnLayout): ColumnLayout => [
  ...layout.filter(({ pinned }) => pinned),
  ...layout.filter(({ pinned }) => !pinned),
];

/**
 * What was stored, as far as it still makes sense: known columns, each once, with valid widths. Undefined if nothing of it
 * is left, so that the definition's own columns are shown.
 */
export const readLayout = (kept: unknown, isKnown: (key: string) => boolean): ColumnLayout | undefined => {
  if (!Array.isArray(kept)) return undefined;
  const seen = new Set<string>();
  const columns = kept.slice(0, mostColumns).flatMap((item: unknown): ArrangedColumn[] => {
    if (!isObject(item) || typeof item['key'] !== 'string') return [];
    const { key, width, pinned } = item;
    if (seen.has(item['key']) || !isKnown(item['key'])) return [];
    seen.add(item['key']);
    return [{ key: key as string, ...readWidth(width), ...(pinned === true ? { pinned } : {}) }];
  });
  return columns.length === 0 ? undefined : pinnedFirst(columns);
};

/** Shows a column (last) or hides it; the last visible column stays. */
export const toggled = (layout: ColumnLayout, key: string): ColumnLayout => {
  if (!layout.some((column) => column.key === key)) return [...layout, { key }];
  return layout.length > 1 ? layout.filter((column) => column.key !== key) : layout;
};

/** Puts a column in the place of another one; it changes sides when moved between pinned and other columns. */
export const moved = (layout: ColumnLayout, key: string, to: number): ColumnLayout => {
  const column = layout.find((one) => one.key === key);
  if (!column) return layout;
  const others = layout.filter((one) => one.key !== key);
  const place = Math.min(Math.max(to, 0), others.length);
  const pins = others.filter(({ pinned }) => pinned).length;
  const { pinned: _, ...plain } = column;
  const isPinned = column.pinned ? place <= pins : place < pins;
  const put: ArrangedColumn = isPinned ? { ...plain, pinned: true } : plain;
  return [...others.slice(0, place), put, ...others.slice(place)];
};

const changed = (
  layout: ColumnLayout,
  key: string,
  change: (column: ArrangedColumn) => ArrangedColumn,
): ColumnLayout => layout.map((column) => (column.key === key ? change(column) : column));

/** Sets the width of a column, or undefined for as wide as its content. */
export const resized = (layout: ColumnLayout, key: string, width: number | undefined): ColumnLayout =>
  changed(layout, key, ({ key: own, pinned }) => ({
    key: own,
    ...(pinned ? { pinned } : {}),
    ...(width === undefined ? {} : { width: clampWidth(width) }),
  }));

export const pinToggled = (layout: ColumnLayout, key: string): ColumnLayout =>
  pinnedFirst(
    changed(layout, key, ({ pinned, ...column }) => (pinned ? column : { ...column, pinned: true })),
  );
