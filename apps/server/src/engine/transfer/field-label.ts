import { fieldOf, wordsOf } from '@school/kernel';
import type { AnyField, AnyResource } from '@school/kernel';

/** A field as files know it: by its own key, or as a part of a group, `address.city`. */
export interface TransferField {
  readonly path: string;
  readonly field: AnyField;
  readonly label: string;
}

const wordFor = (key: string, field: AnyField): string => field.label ?? wordsOf(key);

/** Fields at a key: the field itself, or every part of a group prefixed with the label of the group, unless the institution named it. */
export const transferFields = (resource: AnyResource, key: string): readonly TransferField[] => {
  const field = fieldOf(resource, key);
  if (!field) return [];
  const label = wordFor(key, field);
  if (field.type !== 'group') return [{ path: key, field, label }];
  return Object.entries(field.fields).map(([part, inner]) => ({
    path: `${key}.${part}`,
    field: inner,
    label: field.packed ? wordFor(part, inner) : `${label}: ${wordFor(part, inner)}`,
  }));
};

/** The field at a path, `name` or `address.city`. */
export const transferField = (resource: AnyResource, path: string): TransferField | undefined =>
  transferFields(resource, path.split('.', 1)[0] ?? '').find((found) => found.path === path);

/** The texts, with duplicates told apart by a number. */
export const distinct = (texts: readonly string[]): readonly string[] => {
  const used = new Set<string>();
  return texts.map((text) => {
    let name = text;
    for (let number = 2; used.has(name.toLowerCase()); number += 1) name = `${text} (${number})`;
    used.add(name.toLowerCase());
    return name;
  });
};
