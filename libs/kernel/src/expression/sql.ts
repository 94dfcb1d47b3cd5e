import type { ValueKind } from '../field/field-type.ts';
import type { SqlWriter } from '../sql/sql-writer.ts';
import { quotientScale } from './arithmetic.ts';
import type { Constant, DatabaseCall, Expression, Operator } from '../tree/expression.ts';
import { expressionKind, sharedKind, type ExpressionKind, type KindOf } from './kind.ts';

/** What an expression needs to become SQL. */
export interface ExpressionSql {
  readonly writer: SqlWriter;
  /** The value at a path, qualified: `t."department_id"`, or a subselect through references. */
  readonly column: (path: string) => string;
  readonly kindOf: KindOf;
  /** SQL for today's date in the institution's time zone. */
  readonly today: () => string;
}

const casts: { readonly [K in ValueKind]: string } = {
  text: 'text',
  number: 'numeric',
  flag: 'boolean',
  date: 'date',
  time: 'time',
  dateTime: 'timestamp with time zone',
  list: 'text[]',
  none: 'text',
};

/** Type that a value of the kind is cast to. */
export const castOf = (kind: ExpressionKind): string => (kind === 'any' ? 'text' : casts[kind]);

const constant = (value: Constant, wanted: ExpressionKind, { writer }: ExpressionSql): string => {
  const cast = castOf(wanted);
  return writer.param(value !== null && typeof value !== 'boolean' ? String(value) : value, cast);
};

const compile = (expression: Expression, wanted: ExpressionKind, scope: ExpressionSql): string => {
  if ('field' in expression) return scope.column(expression.field);
  if ('today' in expression) return scope.today();
  if ('op' in expression) return calls[expression.op](expression.args, wanted, scope);
  if ('call' in expression) return databaseCall(expression, scope);
  const { value } = expression;
  if (typeof value === 'object' && value !== null)
    throw new Error('A list of constants stands only in "in".');
  return constant(value, wanted, scope);
};

const databaseCall = ({ call, args }: DatabaseCall, scope: ExpressionSql): string => {
  const values = args.map((arg) => compile(arg, expressionKind(arg, scope.kindOf), scope));
  return `${call}(${values.join(', ')})`;
};

type Compile = (args: readonly Expression[], wanted: ExpressionKind, scope: ExpressionSql) => string;

const each = (args: readonly Expression[], kind: ExpressionKind, scope: ExpressionSql): readonly string[] =>
  args.map((arg) => compile(arg, kind, scope));

const logic =
  (word: 'and' | 'or', none: string): Compile =>
  (args, _, scope) =>
    args.length === 0 ? none : `(${each(args, 'flag', scope).join(` ${word} `)})`;

/** Equality of texts is exact; their order is by code point, whatever the database's collation. */
const compare =
  (sign: string): Compile =>
  (args, _, scope) => {
    const kind = sharedKind(args, scope.kindOf);
    const ordered = sign !== '=' && sign !== '<>' && castOf(kind) === 'text';
    const sides = each(args, kind, scope).map((side) => (ordered ? `${side} collate "C"` : side));
    return `(${sides.join(` ${sign} `)})`;
  };

const arithmetic =
  (sign: string): Compile =>
  (args, _, scope) =>
    `(${each(args, 'number', scope)
      .map((side) => `(${side})::numeric`)
      .join(` ${sign} `)})`;

/** The quotient is computed with at least twenty decimals, then rounded as in the browser. */
const divide: Compile = (args, _, scope) =>
  each(args, 'number', scope).reduce(
    (a, b) => `round(((${a})::numeric + 0.${'0'.repeat(20)}) / nullif((${b})::numeric, 0), ${quotientScale})`,
  );

const round: Compile = ([value, places], _, scope) => {
  if (!value || !places || !('value' in places)) throw new Error('"round" takes a value and a constant.');
  return `round((${compile(value, 'number', scope)})::numeric, ${Number(places.value)})`;
};

const textOf = (expression: Expression, scope: ExpressionSql): string => {
  const kind = expressionKind(expression, scope.kindOf);
  const sql = compile(expression, kind, scope);
  if (kind === 'number') return `trim_scale((${sql})::numeric)::text`;
  if (kind === 'date') return `to_char(${sql}, 'YYYY-MM-DD')`;
  if (kind === 'time') return `to_char(${sql}, 'HH24:MI:SS')`;
  return `(${sql})::text`;
};

const isIn: Compile = ([value, list], _, scope) => {
  if (!value || !list) throw new Error('"in" takes a value and a list.');
  const kind = expressionKind(value, scope.kindOf);
  const side = compile(value, kind, scope);
  if (!('value' in list)) return `(${side} = any(${compile(list, 'list', scope)}))`;
  const items: readonly Constant[] = Array.isArray(list.value) ? list.value : [list.value as Constant];
  if (items.length === 0) return `(case when ${side} is null then null else false end)`;
  return `(${side} in (${items.map((item) => constant(item, kind, scope)).join(', ')}))`;
};

const empty: Compile = (args, _, scope) => {
  const kind = sharedKind(args, scope.kindOf);
  const [side = 'null'] = each(args, kind, scope);
  if (kind === 'list') return `(coalesce(cardinality(${side}), 0) = 0)`;
  return castOf(kind) === 'text' ? `(coalesce(${side}, '') = '')` : `(${side} is null)`;
};

const coalesce: Compile = (args, wanted, scope) => {
  const kind = sharedKind(args, scope.kindOf);
  return `coalesce(${each(args, kind === 'any' ? wanted : kind, scope).join(', ')})`;
};

const choose: Compile = ([condition, ...branches], wanted, scope) => {
  if (!condition) throw new Error('"if" takes a condition and two values.');
  const kind = sharedKind(branches, scope.kindOf);
  const [then = 'null', otherwise = 'null'] = each(branches, kind === 'any' ? wanted : kind, scope);
  return `(case when ${compile(condition, 'flag', scope)} then ${then} else ${otherwise} end)`;
};

const concat: Compile = ([separator, ...args], _, scope) => {
  if (!separator) throw new Error('"concat" takes a separator first.');
  const texts = args.map((arg) => `nullif(${textOf(arg, scope)}, '')`);
  return `concat_ws(${[compile(separator, 'text', scope), ...texts].join(', ')})`;
};

const length: Compile = (args, _, scope) => {
  const kind = sharedKind(args, scope.kindOf);
  const [side = 'null'] = each(args, kind, scope);
  return kind === 'list' ? `cardinality(${side})` : `char_length((${side})::text)`;
};

/** Through `timestamp`, because `age` of dates would depend on the time zone of the session. */
const years: Compile = (args, _, scope) => {
  const [from = 'null', until = 'null'] = each(args, 'date', scope);
  return `extract(year from age((${until})::timestamp, (${from})::timestamp))::int`;
};

const days: Compile = (args, _, scope) => {
  const [from = 'null', until = 'null'] = each(args, 'date', scope);
  return `((${until})::date - (${from})::date)`;
};

const calls: { readonly [O in Operator]: Compile } = {
  and: logic('and', 'true'),
  or: logic('or', 'false'),
  not: (args, _, scope) => `(not ${each(args, 'flag', scope)[0] ?? 'null'})`,
  eq: compare('='),
  ne: compare('<>'),
  lt: compare('<'),
  lte: compare('<='),
  gt: compare('>'),
  gte: compare('>='),
  in: isIn,
  empty,
  add: arithmetic('+'),
  subtract: arithmetic('-'),
  multiply: arithmetic('*'),
  divide,
  round,
  concat,
  lower: ([arg], _, scope) => `lower(${arg ? textOf(arg, scope) : 'null'})`,
  length,
  coalesce,
  if: choose,
  years,
  days,
};

/** The SQL of an expression; yields the same value as `evaluate` in the browser. */
export const expressionSql = (
  expression: Expression,
  scope: ExpressionSql,
  wanted: ExpressionKind = 'any',
): string => compile(expression, wanted, scope);
