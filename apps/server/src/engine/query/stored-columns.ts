import { storedField } from '@school/kernel';
import type { AnyResource, StoredField } from '@school/kernel';

const fields = new WeakMap<AnyResource, Map<string, StoredField | undefined>>();

/** `storedField` of the kernel, worked out once per path: every statement asks for the same few columns. */
export const columnAt = (resource: AnyResource, path: string): StoredField | undefined => {
  const known = fields.get(resource) ?? new Map<string, StoredField | undefined>();
  fields.set(resource, known);
  if (!known.has(path)) known.set(path, storedField(resource, path));
  return known.get(path);
};
