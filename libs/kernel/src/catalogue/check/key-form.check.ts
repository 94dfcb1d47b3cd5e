import { filterSuffixes } from '../../tree/filter.ts';
import { baseFields } from '../../resource/fields-of.ts';
import { address, type CatalogueCheck, type Found } from './finding.ts';

const reserved: ReadonlySet<string> = new Set([
  ...Object.keys(baseFields),
  'q',
  'position',
  'details',
  'constructor',
  'prototype',
  ...filterSuffixes.map((suffix) => `_${suffix}`),
]);

const wrongForm = (key: string): boolean => !/^[a-z][a-zA-Z0-9]*$/.test(key);

/** Keys become tables, columns, addresses and filter names. `position` is free where rows are not lines. */
export const keyForm: CatalogueCheck = {
  code: 'RES010',
  finds: 'A key that is not camelCase, or a field key that every row has already.',
  run: ({ resources, reports, documents, screens }) => [
    ...[...resources, ...reports, ...documents, ...screens]
      .filter(({ key }) => wrongForm(key))
      .map((definition): Found => ({
        at: address(definition),
        message: `the key "${definition.key}" is not camelCase`,
      })),
    ...resources.flatMap((resource) =>
      Object.keys(resource.fields).flatMap((key): readonly Found[] => {
        const at = address(resource, `fields.${key}`);
        if (wrongForm(key)) return [{ at, message: `the key "${key}" is not camelCase` }];
        const isFree = (key === 'position' && !resource.parent) || (key === 'details' && !resource.custom);
        return reserved.has(key) && !isFree ? [{ at, message: `"${key}" is reserved` }] : [];
      }),
    ),
  ],
};
