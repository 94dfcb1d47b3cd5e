import type { AnyResource } from '../../resource/definition.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

const placesOf = ({ list, form }: AnyResource): readonly [at: string, keys: readonly string[]][] => [
  ['list.columns', list.columns],
  ['list.filters', list.filters ?? []],
  ['list.totals', list.totals ?? []],
  ['list.inline', list.inline ?? []],
  ['form', form?.tabs.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields)) ?? []],
];

const twice = (keys: readonly string[]): readonly string[] => [
  ...new Set(keys.filter((key, index) => keys.indexOf(key) !== index)),
];

/** Two inputs for one field would overwrite each other, and two columns of it add nothing. */
export const shownOnce: CatalogueCheck = {
  code: 'RES043',
  finds: 'A field that stands twice in the columns, filters or totals of a list, or in a form.',
  run: eachResource((resource) =>
    placesOf(resource).flatMap(([at, keys]) =>
      twice(keys).map((key) => ({ at: address(resource, at), message: `"${key}" stands in it twice` })),
    ),
  ),
};
