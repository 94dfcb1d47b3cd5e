import { fieldOf } from '@school/kernel';
import type { AnyField, AnyResource } from '@school/kernel';

/** What only tells the kind of a record; known for all records that one may refer to, whether or not one may open them. */
export const isKind = ({ type }: AnyField): boolean => type === 'choice' || type === 'flag';

/** What is known of a record that one may refer to: its kind, and what its pickers show. */
export const isToldByPickers = (resource: AnyResource, field: AnyField): boolean => {
  const { title, subtitle = [] } = resource;
  return isKind(field) || [title ?? '', ...subtitle].some((key) => fieldOf(resource, key) === field);
};
