import type { Theme } from '@mui/material';
import { scaleOf, type AnyField, type ReportColumn, type ReportRow } from '@school/kernel';

const decimalsIn = (value: unknown): number => String(value ?? '').split('.')[1]?.length ?? 0;

/**
 * How a column's values are written: all figures with the same number of decimals, so that they align, and with as many as
 * the longest of them has, so that none is rounded.
 */
export const reportField = (column: ReportColumn, key: string, rows: readonly ReportRow[] = []): AnyField => {
  const { as } = column;
  if (as !== 'decimal') return { type: as, ...(as === 'money' ? { scale: 2 } : {}) } as AnyField;
  const scale = rows.reduce((most, row) => Math.max(most, decimalsIn(row[key])), scaleOf(column) ?? 0);
  return { type: 'decimal', scale } as AnyField;
};

const longestLine = 36;
/** Padding of a heading and its sort arrow. */
const besideHead = 48;

/** A name stays on one line; only long texts wrap, though not word by word, and facts listed side by side. */
export const cellWidth = (value: unknown): { readonly whiteSpace?: 'nowrap'; readonly minWidth?: string } => {
  const text = String(value ?? '');
  const facts = text.split(' · ');
  if (facts.length > 1) return { minWidth: `${Math.max(...facts.map(({ length }) => length)) + 2}ch` };
  return text.length <= longestLine ? { whiteSpace: 'nowrap' } : { minWidth: `${longestLine}ch` };
};

/** The words of a heading take at most two lines; of all ways to break them, the one whose longer line is shortest. */
export const headWidth = (label: string): { readonly minWidth: string } => {
  const words = label.split(/\s+/);
  const longer = words.map((_word, at) =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length),
  );
  return { minWidth: `calc(${Math.min(...longer)}ch + ${besideHead}px)` };
};

/** The column that says what a row is about: the first that leads somewhere, otherwise the very first. */
export const namingColumn = (columns: readonly { readonly key: string; readonly column: ReportColumn }[]) =>
  (columns.find(({ column }) => column.link !== undefined && column.as === 'text') ?? columns[0])?.key;

/** It stays on the left while the figures of a wide report pass under it. */
export const namingPlace = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  // The hover colour of a row is translucent, so it needs a background.
  '.MuiTableRow-hover:hover > &': {
    backgroundImage: ({ palette }: Theme) =>
      `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  },
} as const;
