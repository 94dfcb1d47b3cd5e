import { longestName } from '../../schema/name.ts';
import { joinTablesOf, tableOf } from '../../schema/table-of.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** PostgreSQL silently truncates longer names. Names of indexes and constraints are shortened by a hash; these are not. */
export const longName: CatalogueCheck = {
  code: 'RES009',
  finds: 'A table or column whose name has more than 63 characters.',
  run: eachResource((resource) =>
    [tableOf(resource), ...joinTablesOf(resource)].flatMap(({ name, columns }) =>
      [name, ...columns.map((column) => column.name)]
        .filter((word) => word.length > longestName)
        .map((word) => ({
          at: address(resource),
          message: `the name "${word}" has ${word.length} characters`,
        })),
    ),
  ),
};
