import { address, eachResource, type CatalogueCheck } from './finding.ts';

/**
 * A file, and whatever has calls of its own, is requested by its own address: without rules of its own, a line exposes it
 * to all readers of such lines.
 */
export const lineFiles: CatalogueCheck = {
  code: 'RES031',
  finds: 'Lines with a file or calls of their own but without row rules, of a record that has some.',
  run: eachResource((resource, catalogue) => {
    const { parent, access, fields, api } = resource;
    if (parent === undefined || access.rows || !catalogue.has(parent)) return [];
    if (!catalogue.resource(parent).access.rows) return [];
    const files = Object.keys(fields).filter((key) => ['file', 'image'].includes(fields[key]?.type ?? ''));
    const open = [...(api === undefined ? [] : [resource.key]), ...files];
    return open.map((key) => ({
      at: address(resource, 'access.rows'),
      message: `"${key}" is open to all readers, "${parent}" is not`,
    }));
  }),
};
