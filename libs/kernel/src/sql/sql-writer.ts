import { quoteText } from './quote.ts';

/** Collects the values of a statement; the only way a value gets near SQL text. */
export interface SqlWriter {
  /** Placeholder of a value, cast so that PostgreSQL never has to guess: `$3::numeric`. */
  readonly param: (value: unknown, cast: string) => string;
}

/** A writer that numbers its parameters starting with `first`; `values` are those to send along. */
export const createSqlWriter = (first = 1): SqlWriter & { readonly values: readonly unknown[] } => {
  const values: unknown[] = [];
  return {
    values,
    param: (value, cast) => {
      values.push(value);
      return `$${first + values.length - 1}::${cast}`;
    },
  };
};

/** A writer for SQL that cannot take parameters: checks, partial indexes, exclusion constraints. */
export const literalWriter: SqlWriter = {
  param: (value, cast) => {
    if (value === null || value === undefined) return `null::${cast}`;
    if (typeof value === 'boolean') return String(value);
    return `${quoteText(String(value))}::${cast}`;
  },
};
