import type { SkippedRow } from '@school/kernel';

/** Why rows are left out, with their number and some of their names, the most common reason first. */
export const reasonsOf = (
  skipped: readonly SkippedRow[],
): readonly { readonly reason: string; readonly count: number; readonly names: readonly string[] }[] => {
  const groups = new Map<string, string[]>();
  for (const { reason, label, id } of skipped)
    groups.set(reason, [...(groups.get(reason) ?? []), label ?? String(id)]);
  return [...groups]
    .map(([reason, names]) => ({ reason, count: names.length, names: names.slice(0, 3) }))
    .toSorted((a, b) => b.count - a.count);
};
