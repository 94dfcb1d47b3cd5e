import type { Decimal } from 'decimal.js';
import { Exact } from '../field/exact/exact-number.ts';
import type { FieldContext } from '../field/field-type.ts';
import { arithmetic, whole } from './arithmetic.ts';
import { compareValues } from './compare.ts';
import type { Expression } from '../tree/expression.ts';
import { sharedKind, type KindOf } from './kind.ts';
import { readPath } from './read-path.ts';
import { joinTexts, lengthOfValue, textOfValue, yearsBetween, daysBetween } from './texts.ts';

type Row = Readonly<Record<string, unknown>>;

/** Where an expression is evaluated. */
interface Scope {
  readonly read: (path: string) => unknown;
  readonly today: string;
  readonly kindOf: KindOf;
}
type Truth = boolean | null;
type Call = Extract<Expression, { op: unknown }>;

const truth = (value: unknown): Truth => (typeof value === 'boolean' ? value : null);

/** Kleene's "and": false wins over unknown. */
const allOf = (values: readonly Truth[]): Truth => {
  if (values.includes(false)) return false;
  return values.includes(null) ? null : true;
};
const negated = (value: Truth): Truth => (value === null ? null : !value);

const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
};

const isOneOf = (value: unknown, list: unknown, kind: ReturnType<typeof sharedKind>): Truth => {
  if (value === null || !Array.isArray(list)) return list === null || value === null ? null : false;
  const orders = list.map((item: unknown) => compareValues(value, item, kind));
  if (orders.includes(0)) return true;
  return orders.includes(null) ? null : false;
};

const isEmptyValue = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const call = ({ op, args }: Call, scope: Scope): unknown => {
  const at = (index: number): unknown => {
    const arg = args[index];
    return arg ? valueIn(arg, scope) : null;
  };
  const values = (): readonly unknown[] => args.map((arg) => valueIn(arg, scope));
  const compares = comparisons[op];
  if (compares) {
    const order = compareValues(at(0), at(1), sharedKind(args, scope.kindOf));
    return order === null ? null : compares(order);
  }
  switch (op) {
    case 'and':
      return allOf(values().map(truth));
    case 'or':
      return negated(allOf(values().map((value) => negated(truth(value)))));
    case 'not':
      return negated(truth(at(0)));
    case 'in':
      return isOneOf(at(0), at(1), sharedKind(args.slice(0, 1), scope.kindOf));
    case 'empty':
      return isEmptyValue(at(0));
    case 'if':
      return truth(at(0)) === true ? at(1) : at(2);
    case 'coalesce':
      return values().find((value) => value !== null) ?? null;
    case 'concat':
      return joinTexts(
        values(),
        args.map((arg) => sharedKind([arg], scope.kindOf)),
      );
    case 'lower':
      return textOfValue(at(0), sharedKind(args, scope.kindOf))?.toLowerCase() ?? null;
    case 'length':
      return lengthOfValue(at(0));
    case 'years':
      return yearsBetween(at(0), at(1));
    case 'days':
      return daysBetween(at(0), at(1));
    default:
      return arithmetic(op, values());
  }
};

const valueIn = (expression: Expression, scope: Scope): unknown => {
  if ('field' in expression) return scope.read(expression.field) ?? null;
  if ('value' in expression) return expression.value;
  if ('call' in expression) return null;
  return 'today' in expression ? scope.today : call(expression, scope);
};

/**
 * The value of an expression over a row, as PostgreSQL would return it: a comparison with no value is unknown (null),
 * `and`, `or` and `not` follow three-valued logic, arithmetic with no value has none, dividing by zero has none. Numbers
 * are plain digits ("12.5"), exact.
 * @param kindOf kinds of the fields; without it, exact numbers are recognised by their decimal point
 * @throws Error when it reads through a reference that the row does not carry
 */
export const evaluate = (
  expression: Expression,
  row: Row,
  { today }: Pick<FieldContext, 'today'>,
  kindOf: KindOf = () => undefined,
  read: (path: string) => unknown = (path) => readPath(row, path),
): unknown => {
  const value = valueIn(expression, { read, today, kindOf });
  return Exact.isDecimal(value) ? digits(value) : value;
};

const digits = (value: Decimal): string => whole(value).toFixed();
