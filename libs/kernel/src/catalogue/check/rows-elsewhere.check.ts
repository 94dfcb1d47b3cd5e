import { grainsOf } from '../../field/grouping.ts';
import { parseFilter } from '../../filter/parse.ts';
import type { AnyResource } from '../../resource/definition.ts';
import { fieldOf } from '../../resource/fields-of.ts';
import type { RowsElsewhere } from '../../tree/filter.ts';
import { resolvePath } from '../../resource/paths.ts';
import type { Catalogue } from '../catalogue.ts';
import { address, eachResource, type CatalogueCheck, type Found } from './finding.ts';

const mistakesOf = (
  resource: AnyResource,
  key: string,
  { of, via, fields, where }: RowsElsewhere,
  catalogue: Catalogue,
): readonly string[] => {
  const taken = fieldOf(resource, key) ? [`"${key}" is a field too`] : [];
  if (!catalogue.has(of)) return [...taken, `no resource "${of}"`];
  const rows = catalogue.resource(of);
  const back = fieldOf(rows, via);
  const leads = (back?.type === 'ref' || back?.type === 'refs') && back.to === resource.key;
  const wrong = where ? parseFilter(where, { resource: rows, catalogue }) : undefined;
  return [
    ...taken,
    ...(leads ? [] : [`"${of}.${via}" is no reference to "${resource.key}"`]),
    ...fields
      .filter((name) => {
        const field = resolvePath(rows, name, catalogue)?.field;
        return !field || grainsOf(field).length === 0;
      })
      .map((name) => `"${of}.${name}" cannot be asked for`),
    ...(wrong && !wrong.ok ? [`the filter is wrong at "${wrong.at}"`] : []),
  ];
};

/** Which records have a row elsewhere is determined through a reference back, by fields that the rows have in common. */
export const rowsElsewhere: CatalogueCheck = {
  code: 'RES030',
  finds:
    'Rows elsewhere that a list may be asked for, but that do not point back, or by a field that rows do not have in common.',
  run: eachResource((resource, catalogue) =>
    Object.entries(resource.has ?? {}).flatMap(([key, has]): readonly Found[] =>
      mistakesOf(resource, key, has, catalogue).map((message) => ({
        at: address(resource, `has.${key}`),
        message,
      })),
    ),
  ),
};
