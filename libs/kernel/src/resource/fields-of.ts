import type { AnyField, Fields } from '../field/definition.ts';
import type { AnyResource } from './definition.ts';

/** What every row has in addition to its own fields. Only the server writes them. */
export const baseFields = {
  id: { type: 'ref', to: '', readOnly: true },
  version: { type: 'int', readOnly: true },
  archived: { type: 'flag', readOnly: true },
  createdAt: { type: 'dateTime', readOnly: true },
  createdBy: { type: 'ref', to: 'user', readOnly: true },
  updatedAt: { type: 'dateTime', readOnly: true },
  updatedBy: { type: 'ref', to: 'user', readOnly: true },
} as const satisfies Fields;

/** The column name of a base field: `createdBy` is `created_by`, although it is a reference. */
export const baseColumns: { readonly [K in keyof typeof baseFields]: string } = {
  id: 'id',
  version: 'version',
  archived: 'archived',
  createdAt: 'created_at',
  createdBy: 'created_by',
  updatedAt: 'updated_at',
  updatedBy: 'updated_by',
};

/** Whether the key is one that every row has. */
export const isBaseKey = (key: string): key is keyof typeof baseFields => Object.hasOwn(baseFields, key);

const kept = new WeakMap<AnyResource, Fields>();

/** The reference of lines to their owner; absent where the resource has no parent or defines the field itself. */
export const parentField = ({ parent, fields }: AnyResource): AnyField | undefined =>
  parent === undefined || Object.hasOwn(fields, parent)
    ? undefined
    : { type: 'ref', to: parent, required: true, onDelete: 'cascade' };

/** The fields of a resource, including the reference of lines to their owner and the runtime-defined details. */
export const fieldsOf = (resource: AnyResource): Fields => {
  const known = kept.get(resource);
  if (known) return known;
  const owner = parentField(resource);
  const all: Fields = {
    ...(owner && resource.parent ? { [resource.parent]: owner } : {}),
    ...resource.fields,
    ...(resource.custom ? { details: { type: 'json' } } : {}),
  };
  kept.set(resource, all);
  return all;
};

const ids = new WeakMap<AnyResource, AnyField>();

const idOf = (resource: AnyResource): AnyField => {
  const known = ids.get(resource);
  if (known) return known;
  const id = { ...baseFields.id, to: resource.key };
  ids.set(resource, id);
  return id;
};

/** The field of that key, own or base. Own properties only, so that no name reaches a prototype. */
export const fieldOf = (resource: AnyResource, key: string): AnyField | undefined => {
  const fields = fieldsOf(resource);
  if (Object.hasOwn(fields, key)) return fields[key];
  if (!isBaseKey(key)) return undefined;
  return key === 'id' ? idOf(resource) : baseFields[key];
};
