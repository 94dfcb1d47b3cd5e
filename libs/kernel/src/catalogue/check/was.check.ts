import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** A renamed item and the one it used to be cannot both exist: the migration would not know which one is meant. */
export const was: CatalogueCheck = {
  code: 'RES011',
  finds: 'A `was` that equals a key in use.',
  run: eachResource((resource, catalogue) => [
    ...(resource.was !== undefined && catalogue.has(resource.was)
      ? [{ at: address(resource, 'was'), message: `the resource "${resource.was}" is still there` }]
      : []),
    ...Object.entries(resource.fields)
      .filter(([, field]) => field.was !== undefined && Object.hasOwn(resource.fields, field.was))
      .map(([key, field]) => ({
        at: address(resource, `fields.${key}.was`),
        message: `the field "${field.was ?? ''}" is still there`,
      })),
  ]),
};
