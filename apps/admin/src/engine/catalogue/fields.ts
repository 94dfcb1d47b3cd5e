import type { AnyField, AnyResource, Fields } from '@school/kernel';
import { wordsOf } from '@school/kernel';

/** Columns that every record has, as fields, so that lists can show and filter them. */
const baseFields: Fields = {
  id: { type: 'int', label: 'No.', readOnly: true },
  archived: { type: 'flag', readOnly: true },
  createdAt: { type: 'dateTime', readOnly: true },
  updatedAt: { type: 'dateTime', label: 'Last change', readOnly: true },
};

/** A field by its key; a `.` leads into a group. */
export const fieldAt = (resource: AnyResource, path: string): AnyField | undefined => {
  const [first = '', ...rest] = path.split('.');
  const field = resource.fields[first] ?? baseFields[first];
  if (rest.length === 0 || field?.type !== 'group') return field;
  return field.fields[rest.join('.')];
};

/** The own field that a path starts with: `details.d7` is a part of `details`. */
export const baseOf = (path: string): string => path.split('.', 1)[0] ?? path;

export const fieldOf = (resource: AnyResource, path: string): AnyField => {
  const field = fieldAt(resource, path);
  if (!field) throw new Error(`"${resource.key}" has no field "${path}".`);
  return field;
};

/** The English labels of a field; translations may replace them. */
export const fieldWords = (field: AnyField | undefined, key: string): string =>
  field?.label ?? wordsOf(key.split('.').at(-1) ?? key);
