import type { Result } from '../outcome/result.ts';
import { failure, success } from '../outcome/result.ts';
import type { CategoryType } from './category.ts';
import { isCategoryReference } from './category-code.ts';
import type { CycleProblem, DependencyEdge } from './cycle.ts';
import { findCycle } from './cycle.ts';

/** A category as far as calculation order is concerned. */
export interface DependencyNode {
  readonly code: string;
  readonly type: CategoryType;
  readonly displayOrder: number;
  /** Codes its formulas read, including variables. */
  readonly reads: readonly string[];
}

/**
 * Lists who reads whom. EARNINGS stands for every earning given; other variables and codes that are not among the nodes
 * create no edge.
 */
export function dependencyEdges(nodes: readonly DependencyNode[]): DependencyEdge[] {
  const known = new Set(nodes.map((node) => node.code));
  const earnings = nodes.filter((node) => node.type === 'EARNING').map((node) => node.code);
  return nodes.flatMap((node) => {
    const direct = node.reads.filter((code) => isCategoryReference(code) && known.has(code));
    const targets = node.reads.includes('EARNINGS') ? [...direct, ...earnings] : direct;
    return [...new Set(targets)].map((to) => ({ from: node.code, to }));
  });
}

/**
 * Orders categories so that each comes after all it reads (Kahn's algorithm). Display order and then code only decide
 * between categories that could be calculated at the same time.
 * @returns the codes in order of calculation, or a circle of categories that need each other
 */
export function evaluationOrder(nodes: readonly DependencyNode[]): Result<string[], CycleProblem> {
  const edges = dependencyEdges(nodes);
  const waiting = new Map(nodes.map((node) => [node.code, 0]));
  const readers = new Map<string, string[]>(nodes.map((node) => [node.code, []]));
  for (const { from, to } of edges) {
    waiting.set(from, (waiting.get(from) ?? 0) + 1);
    readers.get(to)?.push(from);
  }
  const pending = [...nodes].sort(byDisplayOrder);
  const order: string[] = [];
  while (pending.length > 0) {
    const index = pending.findIndex((node) => waiting.get(node.code) === 0);
    if (index < 0) return failure(cycleAmong(nodes, edges));
    const [next] = pending.splice(index, 1);
    if (!next) break;
    order.push(next.code);
    for (const reader of readers.get(next.code) ?? []) waiting.set(reader, (waiting.get(reader) ?? 0) - 1);
  }
  return success(order);
}

/** Compares by display order and then by code, independent of any language. */
export function byDisplayOrder(
  a: Pick<DependencyNode, 'code' | 'displayOrder'>,
  b: Pick<DependencyNode, 'code' | 'displayOrder'>,
): number {
  if (a.displayOrder !== b.displayOrder) return a.displayOrder - b.displayOrder;
  return a.code < b.code ? -1 : a.code > b.code ? 1 : 0;
}

function cycleAmong(nodes: readonly DependencyNode[], edges: readonly DependencyEdge[]): CycleProblem {
  const starts = [...nodes].sort(byDisplayOrder).map((node) => node.code);
  const cycle = findCycle(edges, starts);
  if (!cycle) throw new Error('Categories are stuck although none of them form a cycle');
  return cycle;
}
