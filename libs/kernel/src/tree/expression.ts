/**
 * Expressions: small trees of plain data that express a condition or a computed value. The same tree is evaluated in the
 * browser and compiled to SQL (`evaluate.ts`, `sql.ts`), so it contains no functions.
 */

/** A constant inside an expression. Decimals and money are strings ("12.50"), dates are "yyyy-MM-dd". */
export type Constant = string | number | boolean | null;

export const operators = [
  'and',
  'or',
  'not',
  'eq',
  'ne',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'empty',
  'add',
  'subtract',
  'multiply',
  'divide',
  'round',
  'concat',
  'lower',
  'length',
  'coalesce',
  'if',
  'years',
  'days',
] as const;

export type Operator = (typeof operators)[number];

/**
 * Computed by the database only, possibly from other tables: a function of its own, by name. It has no value in the browser.
 */
export interface DatabaseCall<Fields extends string = string> {
  readonly call: string;
  readonly as: 'number' | 'text' | 'flag' | 'date';
  readonly args: readonly Expression<Fields>[];
}

/**
 * One expression. `Fields` names the fields it reads, so that a definition accepts only its own.
 * A field may be a path through references: `position.category`.
 */
export type Expression<Fields extends string = string> =
  | { readonly field: Fields }
  | { readonly value: Constant | readonly Constant[] }
  | { readonly today: true }
  | DatabaseCall<Fields>
  | { readonly op: Operator; readonly args: readonly Expression<Fields>[] };

type Operand<F extends string> = Expression<F> | Constant;

const operand = <F extends string>(value: Operand<F>): Expression<F> =>
  value !== null && typeof value === 'object' ? value : { value };

const apply = <F extends string>(op: Operator, args: readonly Operand<F>[]): Expression<F> => ({
  op,
  args: args.map((arg) => operand(arg)),
});

/** The value of a field of the row. */
export const field = <F extends string>(name: F): Expression<F> => ({ field: name });

/** Today in the institution's time zone. */
export const today: Expression<never> = { today: true };

/** All are true (an empty list is true). */
export const all = <F extends string>(...args: Operand<F>[]): Expression<F> => apply('and', args);
/** At least one is true. */
export const any = <F extends string>(...args: Operand<F>[]): Expression<F> => apply('or', args);
export const not = <F extends string>(arg: Operand<F>): Expression<F> => apply('not', [arg]);

/** The field equals the constant. */
export const is = <F extends string>(name: F, value: Constant): Expression<F> =>
  apply('eq', [field(name), value]);
export const isNot = <F extends string>(name: F, value: Constant): Expression<F> =>
  apply('ne', [field(name), value]);
/** The field is one of the constants. */
export const isOneOf = <F extends string>(name: F, values: readonly Constant[]): Expression<F> => ({
  op: 'in',
  args: [field(name), { value: values }],
});
/** The field has no value: null, "" or an empty list. */
export const isEmpty = <F extends string>(name: F): Expression<F> => apply('empty', [field(name)]);

export const eq = <F extends string>(a: Operand<F>, b: Operand<F>): Expression<F> => apply('eq', [a, b]);
export const lt = <F extends string>(a: Operand<F>, b: Operand<F>): Expression<F> => apply('lt', [a, b]);
export const lte = <F extends string>(a: Operand<F>, b: Operand<F>): Expression<F> => apply('lte', [a, b]);
export const gt = <F extends string>(a: Operand<F>, b: Operand<F>): Expression<F> => apply('gt', [a, b]);
export const gte = <F extends string>(a: Operand<F>, b: Operand<F>): Expression<F> => apply('gte', [a, b]);

export const add = <F extends string>(...args: Operand<F>[]): Expression<F> => apply('add', args);
export const subtract = <F extends string>(a: Operand<F>, b: Operand<F>): Expression<F> =>
  apply('subtract', [a, b]);
export const multiply = <F extends string>(...args: Operand<F>[]): Expression<F> => apply('multiply', args);
/** Division; by zero it yields null, in the browser and in SQL. */
export const divide = <F extends string>(a: Operand<F>, b: Operand<F>): Expression<F> =>
  apply('divide', [a, b]);
/** Rounds half away from zero to `places` decimals. */
export const round = <F extends string>(a: Operand<F>, places: number): Expression<F> =>
  apply('round', [a, places]);
/** Joins texts; empty ones are dropped together with the separator, which is the first argument. */
export const concat = <F extends string>(separator: string, ...args: Operand<F>[]): Expression<F> =>
  apply('concat', [separator as Operand<F>, ...args]);
export const lower = <F extends string>(a: Operand<F>): Expression<F> => apply('lower', [a]);
export const coalesce = <F extends string>(...args: Operand<F>[]): Expression<F> => apply('coalesce', args);
export const when = <F extends string>(
  condition: Expression<F>,
  then: Operand<F>,
  otherwise: Operand<F>,
): Expression<F> => apply('if', [condition, then, otherwise]);
/** Days from one date to another, negative where the second one is earlier. */
export const days = <F extends string>(from: Operand<F>, until: Operand<F>): Expression<F> =>
  apply('days', [from, until]);
/** Whole years between two dates (age, service). */
export const years = <F extends string>(from: Operand<F>, until: Operand<F>): Expression<F> =>
  apply('years', [from, until]);

/**
 * The result of a database function, for what one row cannot tell; a migration creates the function. Only for values that
 * nobody types: a form cannot follow them.
 */
export const fromDatabase = <F extends string>(
  call: string,
  as: DatabaseCall['as'],
  ...args: Operand<F>[]
): Expression<F> => ({ call, as, args: args.map((arg) => operand(arg)) });
