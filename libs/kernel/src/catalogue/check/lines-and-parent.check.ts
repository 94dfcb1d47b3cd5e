import type { AnyField } from '../../field/definition.ts';
import type { AnyResource } from '../../resource/definition.ts';
import { storedField } from '../../resource/columns-of.ts';
import type { KnownResources } from '../../resource/known.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** Names in the line columns that lead to no field. */
const unknownColumns = (field: AnyField, line: AnyResource, catalogue: KnownResources): readonly string[] => {
  if (field.type !== 'lines' || !field.columns) return [];
  const { via, fields, known, first = [] } = field.columns;
  const link = line.fields[via];
  if (link?.type !== 'ref' || !catalogue.has(link.to)) return [via];
  const record = catalogue.resource(link.to);
  const inside = (name: string): boolean => name.startsWith(`${via}.`);
  return [
    ...fields.filter((name) => !inside(name) && !storedField(line, name)),
    ...fields.filter((name) => inside(name) && !storedField(record, name.slice(via.length + 1))),
    ...known.flat().filter((name) => !fields.includes(`${via}.${name}`)),
    ...first.filter((name) => line.fields[name]?.type !== 'flag'),
  ];
};

/** Lines and their owner name each other; naming on one side only would lose rows. */
export const linesAndParent: CatalogueCheck = {
  code: 'RES006',
  finds:
    'Lines of a resource that does not name this one as its parent, a parent that has no lines of the resource, or columns of lines that name no field.',
  run: eachResource((resource, catalogue) => {
    const lines = Object.entries(resource.fields).flatMap(([key, field]) => {
      if (field.type !== 'lines' || !catalogue.has(field.of)) return [];
      const child = catalogue.resource(field.of);
      if (child.parent === resource.key)
        return unknownColumns(field, child, catalogue).map((name) => ({
          at: address(resource, `fields.${key}.columns`),
          message: `"${name}" is no field that the columns could fill`,
        }));
      return [
        {
          at: address(resource, `fields.${key}`),
          message: `"${field.of}" does not name "${resource.key}" as its parent`,
        },
      ];
    });
    const { parent } = resource;
    if (parent === undefined || !catalogue.has(parent)) return lines;
    const owns = Object.values(catalogue.resource(parent).fields).some(
      (field) => field.type === 'lines' && field.of === resource.key,
    );
    const message = `"${parent}" has no lines of this resource`;
    return owns ? lines : [...lines, { at: address(resource, 'parent'), message }];
  }),
};
