import type { Report } from '@school/kernel';

export type ReportRow = Readonly<Record<string, unknown>>;
export interface ReportAnswer {
  readonly rows: readonly ReportRow[];
  readonly totals?: Readonly<Record<string, string | number | null>>;
}
export interface ReportGroup {
  readonly key: string;
  readonly value: unknown;
  readonly rows: readonly ReportRow[];
  readonly totals: Readonly<Record<string, string>>;
}

const scaleOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** Adds decimal texts exactly: as whole numbers of the smallest unit. */
export const addExact = (values: readonly unknown[]): string => {
  const texts = values.map((value) => String(value ?? '')).filter((text) => /^-?\d+(\.\d+)?$/.test(text));
  const scale = Math.max(0, ...texts.map(scaleOf));
  const sum = texts.reduce(
    (total, text) => total + BigInt(text.replace('.', '') + '0'.repeat(scale - scaleOf(text))),
    0n,
  );
  if (scale === 0) return sum.toString();
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
};

/** Columns that are summed. */
export const totalColumns = (report: Pick<Report, 'columns'>): readonly string[] =>
  Object.entries(report.columns)
    .filter(([, column]) => column.total)
    .map(([key]) => key);

export const totalsOf = (
  columns: readonly string[],
  rows: readonly ReportRow[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.map((key) => [key, addExact(rows.map((row) => row[key]))]));

/** The rows in groups of equal value, in the order in which they come; one group when the report has none. */
export const groupsOf = (
  report: Pick<Report, 'columns' | 'groupBy'>,
  rows: readonly ReportRow[],
): readonly ReportGroup[] => {
  const sums = totalColumns(report);
  const by = report.groupBy;
  const groups = new Map<string, ReportRow[]>();
  for (const row of rows) {
    const key = by === undefined ? '' : String(row[by] ?? '');
    const list = groups.get(key) ?? [];
    list.push(row);
    groups.set(key, list);
  }
  return [...groups].map(([key, list]) => ({
    key,
    value: by === undefined ? undefined : list[0]?.[by],
    rows: list,
    totals: totalsOf(sums, list),
  }));
};
