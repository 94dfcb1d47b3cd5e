import { storedFields, uniquesOf } from '@school/kernel';
import type { AnyResource, StoredField } from '@school/kernel';

/** Fields that each identify at most one record: numbers, codes, unique names. */
export const uniqueFields = (resource: AnyResource): readonly StoredField[] =>
  storedFields(resource).filter(
    ({ field }) => field.unique && ['text', 'email', 'int', 'series'].includes(field.type),
  );

/**
 * Texts by which people know a record whose title is put together: `Grade 1 A` of the batch `G1 Grade 1 A`. With other
 * fields they identify a record, and on their own where no other one has the same.
 */
export const ownNames = (resource: AnyResource): readonly StoredField[] => {
  const title = Object.hasOwn(resource.fields, resource.title) ? resource.fields[resource.title] : undefined;
  if (title?.type !== 'computed') return [];
  const together = new Set((resource.unique ?? []).flatMap(({ fields }) => fields));
  return storedFields(resource).filter(
    ({ path, field }) => field.type === 'text' && field.required && together.has(path),
  );
};

/**
 * The field that has to follow the title in brackets, so that `Ali Khan (E-104)` names one record; undefined where the
 * title does that alone, together with what the reference's filter fixes, or where there is no such field.
 */
export const tellingField = (resource: AnyResource): string | undefined => {
  const isTold = uniquesOf(resource).some(({ fields }) => fields.includes(resource.title));
  if (isTold) return undefined;
  return uniqueFields(resource).find(({ field, path }) => field.required && !path.includes('.'))?.path;
};

/** `Ali Khan (E-104)` split into its parts; undefined for a text without trailing brackets. */
export const partsOfName = (text: string): { readonly title: string; readonly key: string } | undefined => {
  const [, title, key] = /^(.*\S)\s*\(([^()]+)\)$/u.exec(text) ?? [];
  return title === undefined || key === undefined ? undefined : { title, key };
};
