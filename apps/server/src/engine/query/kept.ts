import type { AnyResource } from '@school/kernel';

/**
 * What is computed once for a resource under a key, such as that of the rights in it. Everything of a resource is dropped
 * when there is too much.
 * @param most how much is cached per resource
 */
export const keptPerResource = <T>(
  most: number,
): ((resource: AnyResource, key: string, make: () => T) => T) => {
  const kept = new WeakMap<AnyResource, Map<string, T>>();
  return (resource, key, make) => {
    let ofResource = kept.get(resource);
    if (!ofResource) kept.set(resource, (ofResource = new Map()));
    const known = ofResource.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (ofResource.size >= most) ofResource.clear();
    ofResource.set(key, made);
    return made;
  };
};
