import { customFields, withCustomFields } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import { customDefinitions } from './custom-field.store.ts';

/** Label of the group; files name the fields by their own labels alone. */
const groupLabel = 'Additional details';

/** Sets of definitions that are kept per resource: one per institute, and the next one after a change. */
const mostKept = 50;
const kept = new WeakMap<AnyResource, Map<string, AnyResource>>();

/**
 * The resource with the fields that the institution has added to it, as parts of a packed group `details`, so that
 * lists, filters, files and bulk changes treat them like any other field. Equal definitions give the same object,
 * because select lists and rights are kept by it.
 */
export const extendedResource = async (
  connection: Pick<Connection, 'query'>,
  resource: AnyResource,
): Promise<AnyResource> => {
  if (resource.custom === undefined) return resource;
  const definitions = await customDefinitions(connection, resource.custom);
  const ofResource = kept.get(resource) ?? new Map<string, AnyResource>();
  kept.set(resource, ofResource);
  const key = JSON.stringify(definitions);
  const known = ofResource.get(key);
  if (known) return known;
  if (ofResource.size >= mostKept) ofResource.clear();
  const extended = withCustomFields(resource, customFields(definitions), groupLabel);
  ofResource.set(key, extended);
  return extended;
};
