import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** A move out of no state is offered to nobody; one that ends where it begins and asks for nothing is a button without effect. */
export const idleMove: CatalogueCheck = {
  code: 'RES042',
  finds: 'A move of a lifecycle that begins in no state, or ends where it begins and asks for nothing.',
  run: eachResource((resource) =>
    Object.entries(resource.lifecycle?.transitions ?? {}).flatMap(([name, { from, to, or, ask }]) => {
      const at = address(resource, `lifecycle.transitions.${name}`);
      if (from.length === 0) return [{ at, message: 'it begins in no state' }];
      const changes = or !== undefined || ask !== undefined || from.some((state) => state !== to);
      return changes ? [] : [{ at, message: `it ends where it begins, in "${to}"` }];
    }),
  ),
};
