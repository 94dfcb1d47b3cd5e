import type { DependencyEdge } from './cycle.ts';

/** A category among those it reads, or those that read it. */
export interface CategoryTreeNode {
  readonly code: string;
  /** It appears further up with everything below it, and is not repeated. */
  readonly again: boolean;
  readonly children: readonly CategoryTreeNode[];
}

/**
 * Builds the tree of what a category needs, or of what needs it, from who reads whom.
 * @param edges of all categories, without a circle
 * @param direction `reads`: what goes into it; `readBy`: what it goes into
 * @returns the branches below the category; each category is expanded once
 */
export function categoryTree(
  code: string,
  edges: readonly DependencyEdge[],
  direction: 'reads' | 'readBy',
): readonly CategoryTreeNode[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) {
    const [here, there] = direction === 'reads' ? [from, to] : [to, from];
    next.set(here, [...(next.get(here) ?? []), there]);
  }
  const told = new Set([code]);
  const branches = (of: string): readonly CategoryTreeNode[] =>
    (next.get(of) ?? []).map((child) => {
      const again = told.has(child) && (next.get(child) ?? []).length > 0;
      told.add(child);
      return { code: child, again, children: again ? [] : branches(child) };
    });
  return branches(code);
}
