import type { AnyField } from './definition.ts';

/** What is the same for all rows of a group: the value of a field, or the month or year of a day. */
export type Grain = 'value' | 'month' | 'year';

/** How a list is grouped, as calls, addresses and definitions write it: `department`, `joiningDate:month`. */
export interface GroupedBy {
  /** Path of the field. */
  readonly path: string;
  readonly grain: Grain;
}

const byValue: ReadonlySet<AnyField['type']> = new Set(['ref', 'choice', 'flag', 'text', 'int']);

/** The ways to group rows by a field; none for values that are lists, long, exact or nearly all different. */
export const grainsOf = (field: AnyField): readonly Grain[] => {
  if (field.type === 'date') return ['month', 'year'];
  const isAlone = 'unique' in field && field.unique === true;
  return byValue.has(field.type) && !isAlone ? ['value'] : [];
};

/** Takes `joiningDate:month` apart; without a grain it is the value. */
export const readGroupedBy = (text: string): GroupedBy => {
  const [path = '', grain] = text.split(':');
  return { path, grain: grain === 'month' || grain === 'year' ? grain : 'value' };
};

export const writeGroupedBy = ({ path, grain }: GroupedBy): string =>
  grain === 'value' ? path : `${path}:${grain}`;
