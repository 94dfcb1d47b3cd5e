import type { Filter } from '../tree/filter.ts';

/** The four kinds of account. Anything else has the rights of nobody. */
export const roles = ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'] as const;
export type Role = (typeof roles)[number];

/** Who: a role, or a privilege that a role group grants (ADMIN holds all of them). */
export type Principal = Role | (string & {});

export const verbs = ['read', 'create', 'update', 'delete', 'archive', 'export', 'import'] as const;
export type Verb = (typeof verbs)[number];

/** Levels group fields by how sensitive they are. `basic` follows the verbs; every other one is named in `levels`. */
export const fieldLevels = ['basic', 'private', 'medical', 'finance', 'system'] as const;
export type FieldLevel = (typeof fieldLevels)[number];

export interface LevelAccess {
  readonly read: readonly Principal[];
  readonly write: readonly Principal[];
}

/** Columns that every record has and that filters may name. */
export type BaseKey = 'id' | 'version' | 'archived' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy';

/**
 * Who may do what. Closed by default: a verb that is not named is nobody's, apart from `archive` (as `delete`),
 * `export` (as `read`) and `import` (as `create`).
 */
export interface Access<F extends string = string> {
  /** Key of the feature that can be switched off: the module of the definition, set by the catalogue. */
  readonly feature?: string;
  readonly read: readonly Principal[];
  readonly create?: readonly Principal[];
  readonly update?: readonly Principal[];
  readonly delete?: readonly Principal[];
  readonly archive?: readonly Principal[];
  readonly export?: readonly Principal[];
  readonly import?: readonly Principal[];
  /**
   * Who else is offered the records in a picker, to refer to them by title and second line without reading them. Their
   * rule in `rows` says which ones, and opens nothing to whoever reads only some of them.
   */
  readonly pick?: readonly Principal[];
  /** Of the principals that may change or delete, those who may do so only with what they have created themselves. */
  readonly own?: readonly Principal[];
  /** Which rows each principal sees; once given, every principal of `read` but ADMIN must be named. */
  readonly rows?: Readonly<Record<string, 'all' | Filter<F | BaseKey>>>;
  /**
   * The records whose comments and files each principal reaches, when those are fewer than `rows`: a closed group is
   * seen by many and heard by its members alone.
   */
  readonly remarks?: Readonly<Record<string, 'all' | Filter<F | BaseKey>>>;
  /** Who takes away comments of others; without it administrators alone. */
  readonly moderate?: readonly Principal[];
  /** Figure of the record that is above zero for whoever takes away comments of others in that one record. */
  readonly moderatedBy?: F;
  /** Who reads what was changed, by whom and from which value; without it whoever reads the record. */
  readonly history?: readonly Principal[];
  /** What people keep for themselves: the audit trail tells that something was done, its values only to who did it. */
  readonly discreet?: boolean;
  /** Who reads and writes the fields of a level; a level that is not named is ADMIN's alone. */
  readonly levels?: Partial<Record<Exclude<FieldLevel, 'basic'>, LevelAccess>>;
}

/** A privilege: a right that role groups grant. */
export interface Privilege {
  readonly key: string;
  readonly area: string;
  readonly label: string;
  /** The roles that can hold it at all. */
  readonly ceiling: readonly Role[];
}

/** Masters that every signed-in employee may read and the holders of one privilege maintain. */
export const masterData = (privilege: string): Access<never> => ({
  read: ['EMPLOYEE', privilege],
  create: [privilege],
  update: [privilege],
  delete: [privilege],
});

/** Only the holders of one privilege, for everything. */
export const onlyWith = (privilege: string): Access<never> => ({
  read: [privilege],
  create: [privilege],
  update: [privilege],
  delete: [privilege],
});
