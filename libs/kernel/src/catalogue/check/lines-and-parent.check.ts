import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** Lines and their owner name each other; one side alone would lose rows. */
export const linesAndParent: CatalogueCheck = {
  code: 'RES006',
  finds:
    'Lines of a resource that does not name this one as its parent, or a parent that has no lines of the resource.',
  run: eachResource((resource, catalogue) => {
    const lines = Object.entries(resource.fields).flatMap(([key, field]) => {
      if (field.type !== 'lines' || !catalogue.has(field.of)) return [];
      const { parent } = catalogue.resource(field.of);
      if (parent === resource.key) return [];
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
