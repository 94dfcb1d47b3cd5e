import { namedRoutes, routeShape } from '../routes.ts';
import { address, type CatalogueCheck } from './finding.ts';

/** Two screens at one address: only one of them can ever open. */
export const duplicateAddress: CatalogueCheck = {
  code: 'RES003',
  finds: 'Two screens at the same address; case and the names of parameters do not tell addresses apart.',
  run: (catalogue) => {
    const seen = new Map<string, string>();
    return namedRoutes(catalogue).flatMap(({ path, key, definitionKey, module }) => {
      const shape = routeShape(path);
      const first = seen.get(shape);
      seen.set(shape, first ?? key);
      const at = address({ module, key: definitionKey });
      return first === undefined ? [] : [{ at, message: `the address "${path}" is taken by ${first}` }];
    });
  },
};
