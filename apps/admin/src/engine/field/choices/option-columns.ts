import type { ChoicesField } from '@school/kernel';

/** Options grouped under one heading; without a key they have none. */
export interface OptionColumn {
  readonly key?: string;
  readonly label?: string;
  readonly options: readonly string[];
}

/** More options than this are ticked in columns, because a closed list would hide the available choices. */
const mostInList = 8;

export const isTicked = (field: ChoicesField): boolean =>
  (field.groups ?? []).length > 0 || Object.keys(field.options).length > mostInList;

/** The options under their headings, in definition order; those without a heading come last. */
export const optionColumns = ({ options, groups = [] }: ChoicesField): readonly OptionColumn[] => {
  const known = new Set(groups.flatMap((group) => group.options));
  const rest = Object.keys(options).filter((option) => !known.has(option));
  return [
    ...groups.filter((group) => group.options.length > 0),
    ...(rest.length > 0 ? [{ options: rest }] : []),
  ];
};

/** The chosen options with some added or removed, in definition order. */
export const withOptions = (
  field: ChoicesField,
  chosen: readonly string[],
  some: readonly string[],
  on: boolean,
): readonly string[] =>
  Object.keys(field.options).filter((option) => (some.includes(option) ? on : chosen.includes(option)));
