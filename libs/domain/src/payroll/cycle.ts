import type { Problem } from '../outcome/result.ts';

/** One category needing the amount of another. */
export interface DependencyEdge {
  /** Code of the category that reads. */
  readonly from: string;
  /** Code of the category that is read. */
  readonly to: string;
}

/** Categories that need each other in a circle, so none of them can be calculated first. */
export type CycleProblem = Problem<
  'CATEGORY_CYCLE',
  {
    /** The circle in readable form: `HRA → BASIC → HRA`. */
    path: string;
    /** The same codes one by one, the first repeated at the end. */
    codes: readonly string[];
  }
>;

/**
 * Finds and names a circle, the shortest one through the first start that lies on any.
 * @param edges who reads whom
 * @param starts codes to begin at, the preferred first: the category being saved, so that the message begins with the one
 * its author is looking at
 * @returns undefined when no start lies on a circle
 */
export function findCycle(
  edges: readonly DependencyEdge[],
  starts: readonly string[],
): CycleProblem | undefined {
  const reads = targetsBySource(edges);
  for (const start of starts) {
    const codes = shortestWayBack(reads, start);
    if (codes) return { code: 'CATEGORY_CYCLE', params: { path: codes.join(' → '), codes } };
  }
  return undefined;
}

function targetsBySource(edges: readonly DependencyEdge[]): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges) {
    const known = targets.get(from);
    if (known) known.push(to);
    else targets.set(from, [to]);
  }
  return targets;
}

/** Breadth first, remembering from where each code was reached. */
function shortestWayBack(reads: ReadonlyMap<string, readonly string[]>, start: string): string[] | undefined {
  const reachedFrom = new Map<string, string>();
  const queue = [start];
  for (const code of queue) {
    for (const to of reads.get(code) ?? []) {
      if (to === start) return [...wayTo(reachedFrom, start, code), start];
      if (reachedFrom.has(to)) continue;
      reachedFrom.set(to, code);
      queue.push(to);
    }
  }
  return undefined;
}

function wayTo(reachedFrom: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const way = [end];
  let code = end;
  while (code !== start) {
    code = reachedFrom.get(code) ?? start;
    way.unshift(code);
  }
  return way;
}
