import type { AnyResource } from '@school/kernel';
import type { RaRecord } from 'ra-core';
import type { Words } from '../catalogue/use-words.ts';

/** Rows of one table; only one of several has a title. */
export interface ListSection {
  readonly key: string;
  readonly title?: string;
  /** Undefined while they are read for the first time. */
  readonly rows: readonly RaRecord[] | undefined;
}

/**
 * The rows of a page by the sections of the definition, in the order of the options; sections without rows are left
 * out. One table for a list without sections, while it is read, and when it is empty.
 */
export const sectionsOf = (
  { key, list: { sections } }: AnyResource,
  rows: readonly RaRecord[] | undefined,
  say: Words['say'],
): readonly ListSection[] => {
  if (!sections || !rows || rows.length === 0) return [{ key: 'all', rows }];
  return Object.entries(sections.titles).flatMap(([option, title]): ListSection[] => {
    const own = rows.filter((row) => row[sections.by] === option);
    return own.length === 0
      ? []
      : [{ key: option, title: say(`resources.${key}.sections.${option}`, title), rows: own }];
  });
};
