import { isAmong, isOff, type Actor, type ViewRow } from '@school/kernel';
import type { TextKey } from '../../i18n/message-files.ts';
import type { ChartSeries } from './chart-series.ts';

/** What a card of the first page draws: a view, the column below its points and the one that is drawn. */
export interface ChartView {
  readonly view: string;
  readonly category: string;
  readonly value: string;
  /** Key of the text that describes the figures. */
  readonly subtitle: TextKey;
  /** Key of the text that describes what will be shown. */
  readonly empty: TextKey;
}
export interface ChartViews {
  readonly month?: ChartView;
  readonly week?: ChartView;
  /** If absent, what the first page's figures say about students. */
  readonly performance?: ChartView;
}

const money = (view: string, category: string, value: string, subtitle: TextKey): ChartView => ({
  view,
  category,
  value,
  subtitle,
  empty: 'dashboard.noReceipts',
});
const ofFinance: ChartViews = {
  month: money('receiptsByMonth', 'month', 'received', 'dashboard.overviewText'),
  week: money('receiptsByWeekday', 'day', 'received', 'dashboard.overviewText'),
  performance: money('receiptsByMonth', 'month', 'receipts', 'dashboard.performanceText'),
};
const attendance = (view: string, category: string): ChartView => ({
  view,
  category,
  value: 'percentage',
  subtitle: category === 'month' ? 'dashboard.attendanceByMonth' : 'dashboard.attendanceByWeek',
  empty: 'dashboard.noRegisters',
});

/** Money is drawn for those who may read finance, attendance for everyone else. */
export const chartViewsOf = (actor: Actor): ChartViews => {
  if (actor.role === 'STUDENT' || actor.role === 'PARENT') {
    return isOff(actor, 'attendance') ? {} : { month: attendance('myAttendanceByMonth', 'month') };
  }
  if (!isOff(actor, 'fees') && isAmong(actor, ['FinanceControl', 'FinanceReports'])) return ofFinance;
  return isOff(actor, 'attendance') ? {} : { month: attendance('attendanceByWeek', 'week') };
};

/** Any Monday: the days of the week are counted from it. */
const monday = Date.UTC(2026, 0, 5);
const day = 86_400_000;

/** A month, a week by its first day, or a day of the week, as people write it. */
export const pointLabel = (value: unknown, language: string): string => {
  const text = String(value ?? '');
  if (/^\d{4}-\d{2}$/.test(text)) {
    return new Date(`${text}-01T00:00:00Z`).toLocaleDateString(language, { month: 'short', timeZone: 'UTC' });
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const date = new Date(`${text}T00:00:00Z`);
    return date.toLocaleDateString(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  }
  const date = new Date(monday + (Number(text) - 1) * day);
  return date.toLocaleDateString(language, { weekday: 'short', timeZone: 'UTC' });
};

/** The points of a card. */
export const seriesOf = (
  { category, value }: ChartView,
  rows: readonly ViewRow[],
  { name, language }: { readonly name: string; readonly language: string },
): ChartSeries => ({
  names: [name],
  points: rows.map((row) => ({
    label: pointLabel(row[category], language),
    figures: { [name]: Number(row[value] ?? 0) },
  })),
});
