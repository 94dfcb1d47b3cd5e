import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** A file is asked for by its own address: without rules of its own, a line gives it to all who read such lines. */
export const lineFiles: CatalogueCheck = {
  code: 'RES031',
  finds: 'Lines with a file but without row rules, of a record that has some.',
  run: eachResource((resource, catalogue) => {
    const { parent, access, fields } = resource;
    if (parent === undefined || access.rows || !catalogue.has(parent)) return [];
    if (!catalogue.resource(parent).access.rows) return [];
    return Object.entries(fields)
      .filter(([, { type }]) => type === 'file' || type === 'image')
      .map(([key]) => ({
        at: address(resource, 'access.rows'),
        message: `"${key}" is open to all readers, "${parent}" is not`,
      }));
  }),
};
