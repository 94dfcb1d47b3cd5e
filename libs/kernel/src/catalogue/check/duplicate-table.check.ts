import { joinTablesOf, tableOf } from '../../schema/table-of.ts';
import { address, eachResource, type CatalogueCheck, type Found } from './finding.ts';

const doubleColumns = eachResource((resource) => {
  const names = tableOf(resource).columns.map(({ name }) => name);
  const doubled = names.filter((name, index) => names.indexOf(name) !== index);
  return doubled.map((name) => ({ at: address(resource), message: `two fields use the column "${name}"` }));
});

/** Tables and columns are named after keys, and two keys may yield one name. */
export const duplicateTable: CatalogueCheck = {
  code: 'RES002',
  finds: 'Two resources or join tables with the same table, or two fields with the same column.',
  run: (catalogue) => {
    const seen = new Map<string, string>();
    const tables = catalogue.resources.flatMap((resource): readonly Found[] =>
      [tableOf(resource), ...joinTablesOf(resource)].flatMap(({ name }) => {
        const first = seen.get(name);
        seen.set(name, first ?? address(resource));
        return first === undefined
          ? []
          : [{ at: address(resource), message: `the table "${name}" belongs to ${first}` }];
      }),
    );
    return [...tables, ...doubleColumns(catalogue)];
  },
};
