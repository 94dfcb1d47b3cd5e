import { periodNames, type AnyResource } from '@school/kernel';

/** `$date` of a filter value, if it is one. */
export const dateWordOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && '$date' in value ? String(value.$date) : undefined;

const counted = /^(last|next)(\d+)Days$/;

/** Translation key and parameters of a date word. */
export const dateWordKey = (word: string): readonly [key: string, params: { smart_count: number }] => {
  const [, way, days = '1'] = counted.exec(word) ?? [];
  return [way ? `engine.date.${way}Days` : `engine.date.word.${word}`, { smart_count: Number(days) }];
};

const calendar = [
  'today',
  'yesterday',
  'tomorrow',
  'thisWeek',
  'lastWeek',
  'nextWeek',
  'thisMonth',
  'lastMonth',
  'nextMonth',
  'thisYear',
  'lastYear',
];

/** The date words offered: those of the calendar, and those of the periods kept by this catalogue. */
export const offeredDateWords = (resources: readonly AnyResource[]): readonly string[] => {
  const kept = periodNames.filter((name) => resources.some(({ period }) => period?.name === name));
  return [...calendar, ...kept.flatMap((name) => [`this${name}`, `last${name}`])];
};
