import { address, type CatalogueCheck } from './finding.ts';

/** Behaviour, tables and translations are found by key, so each key must be unique. */
export const duplicateKey: CatalogueCheck = {
  code: 'RES001',
  finds: 'Two definitions with the same key.',
  run: ({ resources, reports, documents, screens, operations = [] }) => {
    const seen = new Map<string, string>();
    return [...resources, ...reports, ...documents, ...screens, ...operations].flatMap((definition) => {
      const id = `${definition.kind === 'settings' ? 'resource' : definition.kind} ${definition.key}`;
      const first = seen.get(id);
      seen.set(id, first ?? address(definition));
      return first === undefined
        ? []
        : [{ at: address(definition), message: `the key is taken by ${first}` }];
    });
  },
};
