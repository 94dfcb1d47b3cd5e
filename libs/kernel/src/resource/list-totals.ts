import type { AnyField } from '../field/definition.ts';
import { isSummable } from '../field/summable.ts';
import type { AnyResource } from './definition.ts';

/**
 * Whether a list shows the sum of a column, below itself and for each of its groups: amounts of money have one, and the
 * columns that the definition names. Other numbers (a rank, a year, a unit price) mean nothing when added up.
 */
export const hasTotal = ({ list }: AnyResource, path: string, field: AnyField): boolean =>
  (field.type === 'money' || list.totals?.includes(path) === true) && isSummable(field);
