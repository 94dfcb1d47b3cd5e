/** What happens to a reference when its target is deleted. */
export type OnDelete = 'restrict' | 'clear' | 'cascade';

/** A column as PostgreSQL knows it. */
export interface ColumnSpec {
  readonly name: string;
  /** As `format_type` prints it: `character varying(100)`, `numeric(15,2)`, `bigint`, `boolean`, `date`, `timestamp with time zone`, `jsonb`, `text[]`. */
  readonly type: string;
  readonly notNull?: boolean;
  /** SQL of the default, as written in the table. */
  readonly default?: string;
  readonly was?: string;
  /** SQL of a CHECK on this column. */
  readonly check?: string;
  readonly references?: { readonly table: string; readonly onDelete: OnDelete };
}

export interface IndexSpec {
  readonly name: string;
  /** Column names or expressions in order. */
  readonly on: readonly string[];
  readonly unique?: boolean;
  /** SQL of a partial index. */
  readonly where?: string;
  readonly method?: 'btree' | 'gin' | 'gist';
}

export interface CheckSpec {
  /** Contains a hash of the expression, so that a changed check is a new one. */
  readonly name: string;
  readonly sql: string;
}

/** A table as the catalogue wants it; the migration writer compares it with the database. */
export interface TableSpec {
  readonly name: string;
  readonly was?: string;
  readonly columns: readonly ColumnSpec[];
  readonly indexes: readonly IndexSpec[];
  readonly checks: readonly CheckSpec[];
  /** EXCLUDE constraints and the like, by name. */
  readonly constraints?: readonly CheckSpec[];
  /** Updates and deletes are refused by a trigger. */
  readonly appendOnly?: boolean;
}
