import type { AnyResource } from '@school/kernel';

/** A record number that arrived as text: from an address, or from an input of the browser. */
export const numberOf = (id: unknown): unknown =>
  typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id;

const isNumber = (resource: AnyResource, name: string): boolean => {
  const [key = ''] = name.split(/_(?:in|nin|ne|eq)$/);
  const field = resource.fields[key];
  return key === 'id' || field?.type === 'ref' || field?.type === 'refs' || field?.type === 'int';
};

/** A filter with record numbers as numbers: the server rejects them as strings. */
export const filterAtDoor = (
  resource: AnyResource,
  filter: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => {
      if (!isNumber(resource, name)) return [name, value];
      return [name, Array.isArray(value) ? value.map(numberOf) : numberOf(value)];
    }),
  );
