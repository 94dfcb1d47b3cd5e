import { isIsoDate } from '../../field/calendar/calendar-date.ts';
import { digitsOf } from '../../field/exact/exact-number.ts';
import type { AnyField } from '../../field/definition.ts';
import type { ValueKind } from '../../field/field-type.ts';
import { fieldTypeOf } from '../../field/bound-type.ts';
import type { Constant, Expression, Operator } from '../../tree/expression.ts';
import { expressionKind, sharedKind, type ExpressionKind } from '../../expression/kind.ts';
import { closest } from './closest.ts';

/** The operands of an operator: how many, and of which kind; `same` is any one kind. */
interface Rule {
  readonly count: readonly [least: number, most: number];
  readonly takes: ValueKind | 'same' | 'own';
}
const many = Infinity;
const rules: { readonly [O in Operator]: Rule } = {
  and: { count: [0, many], takes: 'flag' },
  or: { count: [0, many], takes: 'flag' },
  not: { count: [1, 1], takes: 'flag' },
  eq: { count: [2, 2], takes: 'same' },
  ne: { count: [2, 2], takes: 'same' },
  lt: { count: [2, 2], takes: 'same' },
  lte: { count: [2, 2], takes: 'same' },
  gt: { count: [2, 2], takes: 'same' },
  gte: { count: [2, 2], takes: 'same' },
  in: { count: [2, 2], takes: 'own' },
  empty: { count: [1, 1], takes: 'own' },
  add: { count: [2, many], takes: 'number' },
  subtract: { count: [2, 2], takes: 'number' },
  multiply: { count: [2, many], takes: 'number' },
  divide: { count: [2, 2], takes: 'number' },
  round: { count: [2, 2], takes: 'number' },
  concat: { count: [2, many], takes: 'own' },
  lower: { count: [1, 1], takes: 'text' },
  length: { count: [1, 1], takes: 'own' },
  coalesce: { count: [1, many], takes: 'same' },
  if: { count: [3, 3], takes: 'own' },
  years: { count: [2, 2], takes: 'date' },
  days: { count: [2, 2], takes: 'date' },
};

/** The field at a path; undefined when it names none. */
export type FieldAt = (path: string) => AnyField | undefined;

const fits = (value: Constant, kind: ExpressionKind): boolean => {
  if (value === null || kind === 'any') return true;
  if (kind === 'number') return digitsOf(value) !== null;
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'date') return typeof value === 'string' && isIsoDate(value);
  return typeof value === 'string';
};

const constantsOf = (expression: Expression): readonly Constant[] => {
  if (!('value' in expression)) return [];
  const { value } = expression;
  return typeof value === 'object' && value !== null ? value : [value];
};

/** Constants compared with a choice must be among its options. */
const unknownOption = (args: readonly Expression[], fieldAt: FieldAt): string | undefined => {
  const options = args
    .map((arg) => ('field' in arg ? fieldAt(arg.field) : undefined))
    .map((field) => (field?.type === 'choice' ? Object.keys(field.options) : undefined))
    .find((keys) => keys !== undefined);
  const wrong =
    options && args.flatMap(constantsOf).find((value) => value !== null && !options.includes(String(value)));
  if (wrong === undefined || wrong === null || !options) return undefined;
  const meant = closest(String(wrong), options);
  return `"${String(wrong)}" is no option${meant === undefined ? '' : `, did you mean "${meant}"?`}`;
};

/** What is wrong with an expression, the innermost thing first; undefined when nothing is. */
export const judgeExpression = (expression: Expression, fieldAt: FieldAt): string | undefined => {
  if ('field' in expression) return fieldAt(expression.field) ? undefined : `no field "${expression.field}"`;
  if (!('args' in expression)) return undefined;
  const inner = expression.args
    .map((arg) => judgeExpression(arg, fieldAt))
    .find((problem) => problem !== undefined);
  if (inner !== undefined || 'call' in expression) return inner;
  const { op, args } = expression;
  const rule = Object.hasOwn(rules, op) ? rules[op] : undefined;
  if (!rule) return `no operator "${String(op)}"`;
  const [least, most] = rule.count;
  if (args.length < least || args.length > most) return `"${op}" does not take ${args.length} values`;
  const kindOf = (path: string): ValueKind | undefined => {
    const field = fieldAt(path);
    return field && fieldTypeOf(field).kind;
  };
  const kinds = args.map((arg) => expressionKind(arg, kindOf));
  const kind = rule.takes === 'same' ? sharedKind(args, kindOf) : rule.takes;
  if (op === 'if' && kinds[0] !== 'flag') return '"if" needs a condition first';
  if ((op === 'concat' || op === 'round') && !('value' in (args[op === 'concat' ? 0 : 1] ?? {}))) {
    return `"${op}" needs a constant`;
  }
  if (op === 'in') {
    const items = args[1] ? constantsOf(args[1]) : [];
    if (items.some((item) => !fits(item, kinds[0] ?? 'any')))
      return '"in" compares values of different kinds';
    return unknownOption(args, fieldAt);
  }
  if (kind === 'own') return undefined;
  if (rule.takes === 'same' && (kind === 'list' || kind === 'none'))
    return `"${op}" does not take a ${kind} value`;
  const stray = kinds.find((found) => found !== 'any' && found !== kind);
  if (stray !== undefined) return `"${op}" takes ${kind}, not ${stray}`;
  if (args.some((arg) => constantsOf(arg).some((value) => !fits(value, kind))))
    return `"${op}" takes ${kind}`;
  return op === 'eq' || op === 'ne' ? unknownOption(args, fieldAt) : undefined;
};
