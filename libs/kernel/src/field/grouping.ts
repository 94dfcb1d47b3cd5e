import type { AnyField } from './definition.ts';

/** Parts of the calendar by which days and moments are grouped, finest first. */
export const dayGrains = ['day', 'month', 'year'] as const;
export type DayGrain = (typeof dayGrains)[number];

/** What all rows of a group have in common: the value of a field, or the day, month or year it lies in. */
export type Grain = 'value' | DayGrain;

/** How a list is grouped, as calls, addresses and definitions write it: `department`, `joiningDate:month`. */
export interface GroupedBy {
  /** Path of the field. */
  readonly path: string;
  readonly grain: Grain;
}

const byValue: ReadonlySet<AnyField['type']> = new Set(['ref', 'choice', 'flag', 'text', 'int']);

/**
 * The ways to group rows by a field; none for values that are lists, long, exact or nearly all different. The day of a
 * moment is the one in the institution's time zone.
 */
export const grainsOf = (field: AnyField): readonly Grain[] => {
  if (field.type === 'date' || field.type === 'dateTime') return dayGrains;
  const isAlone = 'unique' in field && field.unique === true;
  return byValue.has(field.type) && !isAlone ? ['value'] : [];
};

/** Parses `joiningDate:month`; without a grain it is the value. */
export const readGroupedBy = (text: string): GroupedBy => {
  const [path = '', grain] = text.split(':');
  return { path, grain: dayGrains.find((known) => known === grain) ?? 'value' };
};

export const writeGroupedBy = ({ path, grain }: GroupedBy): string =>
  grain === 'value' ? path : `${path}:${grain}`;
