import { quoteText } from '../../sql/quote.ts';
import type { Accepted } from '../../problem/problem.ts';
import type { FieldOf, TextField } from '../definition.ts';
import type { FieldContext, FieldType, SqlSide } from '../field-type.ts';
import { textOperators } from '../operators.ts';

type TextTypeName = 'text' | 'longText' | 'richText' | 'email' | 'phone' | 'colour';

/**
 * SQL for a text in dictionary order: case and accents count only between otherwise equal texts. The collation is named
 * explicitly, since that of the database may be any; PostgreSQL ships this one.
 */
export const inOrder = (text: string): string => `(${text}) COLLATE "und-x-icu"`;

/** Collation in which numbers inside a text count as numbers; it is created before the first migration runs. */
export const naturalCollation = 'natural_order';

/** SQL for a text in dictionary order, except that "Grade 2" comes before "Grade 10". */
export const inNaturalOrder = (text: string): string => `(${text}) COLLATE ${naturalCollation}`;

export const textSql: SqlSide = {
  json: (column) => column,
  parameter: 'text',
  sort: inOrder,
  folded: (column) => `lower(${column})`,
};

export const naturalTextSql: SqlSide = { ...textSql, sort: inNaturalOrder };

interface TextTypeOptions<T extends TextTypeName> {
  readonly risky?: boolean;
  readonly sortable?: boolean;
  /** Length of the `character varying` column, or null for `text`. */
  readonly length: (field: FieldOf<T>) => number | null;
  readonly accept: (value: unknown, field: FieldOf<T>) => Accepted;
  /** When texts typed by people differ from the wire. */
  readonly fromText?: (text: string, field: FieldOf<T>, context: FieldContext) => Accepted;
  readonly toText?: (value: string) => string;
  readonly sample: (n: number, field: FieldOf<T>) => string;
}

/** A type whose values are texts. */
export const textType = <T extends TextTypeName>(
  type: T,
  { risky = false, sortable = true, length, accept, fromText, toText, sample }: TextTypeOptions<T>,
): FieldType<T> => ({
  type,
  kind: () => 'text',
  columns: (name, field) => {
    const max = length(field);
    const { default: start } = field as unknown as Pick<TextField, 'default'>;
    return [
      {
        name,
        type: max === null ? 'text' : `character varying(${max})`,
        ...(start === undefined ? {} : { default: quoteText(start) }),
      },
    ];
  },
  sql: (field) => ((field as unknown as Pick<TextField, 'natural'>).natural ? naturalTextSql : textSql),
  derived: false,
  risky,
  sortable,
  operators: textOperators,
  accept,
  fromText: fromText ?? accept,
  toText: (value) => (toText ? toText(String(value)) : String(value)),
  sample,
});
