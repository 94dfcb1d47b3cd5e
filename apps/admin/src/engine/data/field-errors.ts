import type { FieldProblem, Violation } from '@school/kernel';

/** What react-hook-form sets on a field: the message and, for texts in the user's language, the code. */
export interface FieldError {
  readonly type: string;
  readonly message: string;
  readonly params?: Violation['params'];
  /** The message is a complete sentence, already in the user's language: no text is looked up for the code. */
  readonly isOwn?: boolean;
}
export type ErrorTree = { [key: string]: ErrorTree | FieldError };

/** `lines[2].amount` -> `lines.2.amount`, the way form fields are named. */
export const formPath = (field: string): string => field.replace(/\[(\d+)\]/g, '.$1');

/** Assigns the problems of a refused write to their fields; if a field has several, the first one stays. */
export const errorTree = (problems: readonly FieldProblem[]): ErrorTree => {
  const tree: ErrorTree = {};
  for (const problem of problems) {
    const parts = formPath(problem.field).split('.');
    let node = tree;
    for (const part of parts.slice(0, -1)) {
      node[part] ??= {};
      node = node[part] as ErrorTree;
    }
    const last = parts.at(-1) ?? '';
    const { code: type, message, params } = problem;
    node[last] ??= { type, message, params, ...(problem.text === undefined ? {} : { isOwn: true }) };
  }
  return tree;
};

const isLeaf = (node: unknown): node is FieldError =>
  typeof node === 'object' && node !== null && typeof (node as FieldError).message === 'string';

/** The same tree with plain sentences, as react-admin's save handlers return it. */
export const messageTree = (tree: ErrorTree): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(tree).map(([key, node]) => [
      key,
      isLeaf(node) ? node.message : messageTree(node as ErrorTree),
    ]),
  );

/** Every error with its path, in tree order. */
export const flatErrors = (tree: object | undefined, prefix = ''): { path: string; error: FieldError }[] =>
  Object.entries(tree ?? {}).flatMap(([key, node]) => {
    if (node === null || typeof node !== 'object' || key === 'ref') return [];
    const path = prefix ? `${prefix}.${key}` : key;
    if (isLeaf(node)) return [{ path: key === 'root' ? prefix : path, error: node }];
    return flatErrors(node, path);
  });
