import type { AnyResource } from '../../resource/definition.ts';
import type { Catalogue } from '../catalogue.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

const requiredTargets = (resource: AnyResource): readonly string[] =>
  Object.entries(resource.fields).flatMap(([key, field]) =>
    field.type === 'ref' && field.required && !resource.conditions?.[key]?.visible ? [field.to] : [],
  );

/** The path from a resource back to itself through required references, if there is one. */
const ringFrom = (start: AnyResource, catalogue: Catalogue): readonly string[] | undefined => {
  const visited = new Set<string>();
  const walk = (key: string, trail: readonly string[]): readonly string[] | undefined => {
    if (visited.has(key) || !catalogue.has(key)) return undefined;
    visited.add(key);
    for (const next of requiredTargets(catalogue.resource(key))) {
      if (next === start.key) return [...trail, next];
      const ring = walk(next, [...trail, next]);
      if (ring) return ring;
    }
    return undefined;
  };
  return walk(start.key, [start.key]);
};

/** In a cycle of required references no first row can be created. */
export const requiredRing: CatalogueCheck = {
  code: 'RES021',
  finds: 'A ring of required references, in which no first row can be created.',
  run: eachResource((resource, catalogue) => {
    const ring = ringFrom(resource, catalogue);
    return ring
      ? [{ at: address(resource), message: `required references form a ring: ${ring.join(' -> ')}` }]
      : [];
  }),
};
