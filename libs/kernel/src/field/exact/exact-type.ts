import type { ColumnSpec } from '../../sql/table.ts';
import { quoteName, quoteText } from '../../sql/quote.ts';
import { refused } from '../../problem/problem.ts';
import type { DecimalField, FieldOf } from '../definition.ts';
import type { FieldType, SqlSide } from '../field-type.ts';
import { orderedOperators } from '../operators.ts';
import { acceptExact, Exact, shortDigits, typedDigits, type ExactRules } from './exact-number.ts';

type ExactTypeName = 'decimal' | 'percent' | 'money';

/** What the exact types have in common, which the compiler cannot see through a type parameter. */
const exactOf = <T extends ExactTypeName>(field: FieldOf<T>): Omit<DecimalField, 'type'> =>
  field as unknown as DecimalField;

export const exactSql: SqlSide = { json: (column) => `(${column})::text`, parameter: 'numeric' };

/** A sample within the bounds: one step above the lower one for each `n`. */
const sampleWithin = (n: number, { scale, min, max, precision }: ExactRules): string => {
  const low = new Exact(min ?? (max !== undefined && new Exact(max).lt(1) ? max : '1'));
  const high = new Exact(max ?? new Exact(10).pow(Math.min(precision - scale, 6)).minus(1));
  const step = new Exact(10).pow(-scale);
  const room = Exact.max(high.minus(low).div(step).floor().plus(1), 1);
  return low.plus(new Exact(n * 100 + 1).mod(room).times(step)).toFixed(scale);
};

/** A type of exact numbers, stored as `numeric(precision, scale)`. */
export const exactType = <T extends ExactTypeName>(
  type: T,
  risky: boolean,
  digits: (field: FieldOf<T>) => { readonly precision: number; readonly scale: number },
  /** Money keeps all its decimals in texts; a percentage drops trailing zeros. */
  toText: (digits: string) => string = shortDigits,
): FieldType<T> => {
  const rules = (field: FieldOf<T>): ExactRules => {
    const { min, max } = exactOf(field);
    return { ...digits(field), min, max };
  };
  return {
    type,
    kind: () => 'number',
    columns: (name, field): readonly ColumnSpec[] => {
      const { precision, scale } = digits(field);
      const start = exactOf(field).default;
      return [
        {
          name,
          type: `numeric(${precision},${scale})`,
          ...(start === undefined ? {} : { default: quoteText(start) }),
          check: `${quoteName(name)} <> 'NaN'::numeric`,
        },
      ];
    },
    sql: () => exactSql,
    derived: false,
    risky,
    sortable: true,
    operators: orderedOperators,
    accept: (value, field) => acceptExact(value, rules(field)),
    fromText: (text, field, { locale }) => {
      const typed = typedDigits(text, locale);
      return typed === null ? refused('notNumber') : acceptExact(typed, rules(field));
    },
    toText: (value) => toText(String(value)),
    sample: (n, field) => sampleWithin(n, rules(field)),
  };
};
