import type { PayrollCategory } from './category.ts';
import { categoryReads } from './category-reads.ts';
import type { ReadingNode } from './closure.ts';
import { categoriesDepending, categoriesNeeded } from './closure.ts';

/** A category with its id in the table. */
export type NumberedCategory = PayrollCategory & { readonly id: number };

const nodeOf = (category: NumberedCategory): ReadingNode => ({
  code: category.code,
  reads: categoryReads(category),
});

/**
 * The categories a group has after a change: what loses its input through a removal goes too, and what the formulas of the
 * others need is added after the requested ones.
 * @param asked ids as sent, in order
 * @param present ids of the members so far, none for a new group
 * @param all every category
 */
export const membersAfter = (
  asked: readonly number[],
  present: readonly number[],
  all: readonly NumberedCategory[],
): number[] => {
  const byId = new Map(all.map((category) => [category.id, category]));
  const byCode = new Map(all.map((category) => [category.code, category.id]));
  const codesOf = (ids: readonly number[]): string[] => ids.flatMap((id) => byId.get(id)?.code ?? []);
  const wanted = new Set(asked);
  const members = present.flatMap((id) => byId.get(id) ?? []).map(nodeOf);
  const removed = codesOf(present.filter((id) => !wanted.has(id)));
  const leaving = new Set(categoriesDepending(removed, members).map((code) => byCode.get(code)));
  const isNew = (id: number): boolean => !present.includes(id);
  const staying = asked.filter((id) => isNew(id) || !leaving.has(id));
  const needed = categoriesNeeded(codesOf(staying), all.map(nodeOf));
  return [...staying, ...needed.flatMap((code) => byCode.get(code) ?? [])];
};
