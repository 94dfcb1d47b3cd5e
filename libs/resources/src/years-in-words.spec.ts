import type { AnyField, Fields } from '@school/kernel';
import { catalogue } from './index.ts';

const isYear = (field: AnyField): boolean =>
  field.type === 'int' && (field.min ?? 0) >= 1_000 && (field.max ?? Infinity) < 10_000;

const partsOf = (fields: Fields, at = ''): readonly (readonly [string, AnyField])[] =>
  Object.entries(fields).flatMap(([key, field]) =>
    field.type === 'group' ? partsOf(field.fields, `${at}${key}.`) : [[`${at}${key}`, field] as const],
  );

it('whole numbers of four digits are years, which are written without separators', () => {
  const years = catalogue.resources.flatMap(({ key, fields }) =>
    partsOf(fields)
      .filter(([, field]) => isYear(field))
      .map(([path, field]) => [`${key}.${path}`, field.type === 'int' && field.year === true] as const),
  );
  expect(years.map(([path]) => path)).toEqual(
    expect.arrayContaining(['bookTitle.publicationYear', 'alumni.passingYear']),
  );
  expect(years.filter(([, said]) => !said)).toEqual([]);
});
