import { storedField, storedFields } from '@school/kernel';
import type { AnyResource, StoredField } from '@school/kernel';

const fields = new WeakMap<AnyResource, Map<string, StoredField | undefined>>();
const lists = new WeakMap<AnyResource, readonly StoredField[]>();

/** `storedField` of the kernel, worked out once per path: every statement asks for the same few columns. */
export const columnAt = (resource: AnyResource, path: string): StoredField | undefined => {
  const known = fields.get(resource) ?? new Map<string, StoredField | undefined>();
  fields.set(resource, known);
  if (!known.has(path)) known.set(path, storedField(resource, path));
  return known.get(path);
};

/** `storedFields` of the kernel, worked out once. */
export const columnsIn = (resource: AnyResource): readonly StoredField[] => {
  const known = lists.get(resource) ?? storedFields(resource);
  lists.set(resource, known);
  return known;
};
