import { inNaturalOrder, sortTerms } from '@school/kernel';
import { scalarOf } from './compile.ts';
import type { Scalar } from './compile.ts';
import { titleOf } from './record-json.ts';
import { trusted } from './source.ts';
import type { Source } from './source.ts';

/**
 * What rows are sorted by for one of their values. The parts of a title are what the reader may read of it; behind a
 * reference its own rules still apply.
 * @param path where the value is
 */
export const termsOfValue = (source: Source, path: readonly string[], value: Scalar): readonly string[] => {
  const before = path.slice(0, -1);
  const reader = before.length === 0 ? trusted(source) : source;
  return sortTerms(value, (key) => scalarOf(reader, [...before, key]));
};

/** The order of rows by their titles, in pickers and behind references; a title that is a record sorts by its label. */
export const titleTerms = (source: Source): readonly string[] => {
  const path = source.resource.title.split('.');
  const title = scalarOf(source, path);
  return title && title.field.type !== 'ref'
    ? termsOfValue(source, path, title)
    : [inNaturalOrder(titleOf(source))];
};
