import { isCategoryReference } from './category-code.ts';
import type { DependencyNode } from './dependencies.ts';

/** The part of a category that membership in a group depends on. */
export type ReadingNode = Pick<DependencyNode, 'code' | 'reads'>;

/**
 * Lists the further categories a group must include when some are added: everything their formulas read, directly or
 * through others. EARNINGS requires nothing, it sums whatever the group holds.
 * @param codes categories to be added
 * @param all every category there is
 * @returns codes in the order they are found, without those passed in
 */
export function categoriesNeeded(codes: readonly string[], all: readonly ReadingNode[]): string[] {
  const reads = new Map(all.map((node) => [node.code, node.reads.filter(isCategoryReference)]));
  return reachable(codes, (code) => reads.get(code) ?? []);
}

/**
 * Lists the further categories that must leave a group when some are removed: everything that reads them, directly or
 * through others.
 * @param codes categories to be removed
 * @param members categories of the group
 * @returns codes in the order they are found, without those passed in
 */
export function categoriesDepending(codes: readonly string[], members: readonly ReadingNode[]): string[] {
  return reachable(codes, (code) =>
    members.filter((node) => isCategoryReference(code) && node.reads.includes(code)).map((node) => node.code),
  );
}

function reachable(starts: readonly string[], next: (code: string) => readonly string[]): string[] {
  const found = new Set(starts);
  // A set yields members added while it is iterated, so it serves as the queue too.
  for (const code of found) next(code).forEach((further) => found.add(further));
  return [...found].filter((code) => !starts.includes(code));
}
