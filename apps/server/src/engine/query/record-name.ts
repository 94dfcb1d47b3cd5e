import { storedFields, uniquesOf } from '@school/kernel';
import type { AnyResource, StoredField } from '@school/kernel';

/** Fields that each identify at most one record: numbers, codes, unique names. */
export const uniqueFields = (resource: AnyResource): readonly StoredField[] =>
  storedFields(resource).filter(
    ({ field }) => field.unique && ['text', 'email', 'int', 'series'].includes(field.type),
  );

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
