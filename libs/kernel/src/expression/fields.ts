import type { Expression } from '../tree/expression.ts';

const visit = (expression: Expression, paths: Set<string>): void => {
  if ('field' in expression) paths.add(expression.field);
  if ('args' in expression) for (const arg of expression.args) visit(arg, paths);
};

/** The paths of the fields that an expression reads, without duplicates. */
export const fieldsRead = (expression: Expression): readonly string[] => {
  const paths = new Set<string>();
  visit(expression, paths);
  return [...paths];
};

/** Whether the value changes with the calendar. */
export const readsToday = (expression: Expression): boolean =>
  'today' in expression || ('args' in expression && expression.args.some(readsToday));
