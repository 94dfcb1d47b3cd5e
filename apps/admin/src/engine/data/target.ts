import type { Filter, SkippedRow } from '@school/kernel';
import type { Id } from './calls.ts';

/** The rows that a bulk change applies to: the selected ones, or all that match. */
export type Target = { readonly ids: readonly Id[] } | { readonly filter: Filter };

/** The same without the rows that a preview has excluded. */
export const withoutSkipped = (
  target: Target,
  skipped: readonly SkippedRow[],
): Target & { readonly except?: readonly Id[] } => {
  const left = skipped.map(({ id }) => id);
  if ('filter' in target) return left.length > 0 ? { ...target, except: left } : target;
  return { ids: target.ids.filter((id) => !left.includes(Number(id))) };
};
