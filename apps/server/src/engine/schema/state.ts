/** What PostgreSQL knows about one schema, in its own words; two equal states are two equal schemas. */

export interface ColumnState {
  readonly name: string;
  /** As `format_type` prints it. */
  readonly type: string;
  readonly notNull: boolean;
  readonly default: string | null;
  readonly identity: boolean;
  /** The catalogue once knew the column; it is kept, without being required, until a later release drops it. */
  readonly leftBehind: boolean;
}

export type ConstraintKind = 'primary' | 'unique' | 'check' | 'foreign' | 'exclude';

export interface ConstraintState {
  readonly name: string;
  readonly kind: ConstraintKind;
  readonly definition: string;
}

export interface IndexState {
  readonly name: string;
  readonly unique: boolean;
  /** From the access method onwards: `gin (name gin_trgm_ops) WHERE …`. */
  readonly definition: string;
}

export interface TableState {
  readonly name: string;
  readonly columns: readonly ColumnState[];
  readonly constraints: readonly ConstraintState[];
  /** Without those that belong to a constraint. */
  readonly indexes: readonly IndexState[];
  readonly appendOnly: boolean;
  readonly leftBehind: boolean;
}

/** Tables by name. */
export type SchemaState = ReadonlyMap<string, TableState>;
