import type { Expression } from './ast.ts';
import { childrenOf } from './ast.ts';

/**
 * Lists what an expression reads: category codes and variables such as GROSS, each once, in the order
 * they first appear.
 */
export function codesRead(expression: Expression): string[] {
  const found = new Set<string>();
  collect(expression, found);
  return [...found];
}

function collect(expression: Expression, found: Set<string>): void {
  if (expression.kind === 'code') found.add(expression.code);
  for (const child of childrenOf(expression)) collect(child, found);
}
