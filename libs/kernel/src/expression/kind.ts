import type { ValueKind } from '../field/field-type.ts';
import type { Expression, Operator } from '../tree/expression.ts';

/**
 * `any` is a constant that takes the kind of its neighbour: a text like "12.50" may be a number, a date or a plain text.
 */
export type ExpressionKind = ValueKind | 'any';

/** The kind of the field at a path; undefined when unknown. */
export type KindOf = (path: string) => ValueKind | undefined;

/** Kind of the result; `same` is the kind of the operands. */
const results: { readonly [O in Operator]: ValueKind | 'same' } = {
  and: 'flag',
  or: 'flag',
  not: 'flag',
  eq: 'flag',
  ne: 'flag',
  lt: 'flag',
  lte: 'flag',
  gt: 'flag',
  gte: 'flag',
  in: 'flag',
  empty: 'flag',
  add: 'number',
  subtract: 'number',
  multiply: 'number',
  divide: 'number',
  round: 'number',
  concat: 'text',
  lower: 'text',
  length: 'number',
  coalesce: 'same',
  if: 'same',
  years: 'number',
  days: 'number',
};

const kindOfConstant = (value: unknown): ExpressionKind => {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'flag' : 'any';
};

/** The kind of an expression's value. */
export const expressionKind = (expression: Expression, kindOf: KindOf): ExpressionKind => {
  if ('field' in expression) return kindOf(expression.field) ?? 'any';
  if ('value' in expression) return kindOfConstant(expression.value);
  if ('today' in expression) return 'date';
  if ('call' in expression) return expression.as;
  const result = results[expression.op];
  if (result !== 'same') return result;
  return sharedKind(expression.op === 'if' ? expression.args.slice(1) : expression.args, kindOf);
};

/** The kind that operands share: the first one that is certain. */
export const sharedKind = (operands: readonly Expression[], kindOf: KindOf): ExpressionKind =>
  operands.map((operand) => expressionKind(operand, kindOf)).find((kind) => kind !== 'any') ?? 'any';
