import type { Filter } from '../tree/filter.ts';

/** The four kinds of account. Anything else has no rights. */
export const roles = ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'] as const;
export type Role = (typeof roles)[number];

/** A role, or a privilege granted by a role group (ADMIN holds all of them). */
export type Principal = Role | (string & {});

export const verbs = ['read', 'create', 'update', 'delete', 'archive', 'export', 'import'] as const;
export type Verb = (typeof verbs)[number];

/** Levels group fields by sensitivity. `basic` follows the verbs; every other one is named in `levels`. */
export const fieldLevels = ['basic', 'private', 'medical', 'finance', 'system'] as const;
export type FieldLevel = (typeof fieldLevels)[number];

export interface LevelAccess {
  readonly read: readonly Principal[];
  readonly write: readonly Principal[];
}

/** Columns that every record has and that filters may name. */
export type BaseKey = 'id' | 'version' | 'archived' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy';

/**
 * Who may do what. Closed by default: a verb that is not named is granted to nobody, except `archive` (as `delete`),
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
   * Who else is offered the records in a picker, to reference them by title and second line without reading them. Their
   * rule in `rows` determines which ones, and opens nothing to anyone who reads only some of them.
   */
  readonly pick?: readonly Principal[];
  /** Of the principals that may change or delete, those limited to what they have created themselves. */
  readonly own?: readonly Principal[];
  /** Which rows each principal sees; if given, every principal of `read` except ADMIN must be named. */
  readonly rows?: Readonly<Record<string, 'all' | Filter<F | BaseKey>>>;
  /**
   * The records whose comments and files each principal can access, when those are fewer than `rows`: a closed group is
   * visible to many, but its remarks only to its members.
   */
  readonly remarks?: Readonly<Record<string, 'all' | Filter<F | BaseKey>>>;
  /** Who may remove the comments of others; by default administrators only. */
  readonly moderate?: readonly Principal[];
  /** Field of the record that is above zero for anyone who may remove the comments of others in that one record. */
  readonly moderatedBy?: F;
  /** Who may read what was changed, by whom and from which value; by default all readers of the record. */
  readonly history?: readonly Principal[];
  /** Personal data: the audit trail shows that something was done, its values only to the person who did it. */
  readonly discreet?: boolean;
  /** Who reads and writes the fields of a level; a level that is not named is restricted to ADMIN. */
  readonly levels?: Partial<Record<Exclude<FieldLevel, 'basic'>, LevelAccess>>;
}

/** A privilege: a right granted by role groups. */
export interface Privilege {
  readonly key: string;
  readonly area: string;
  readonly label: string;
  /** The roles that can hold it at all. */
  readonly ceiling: readonly Role[];
}

/** Master data that every signed-in employee may read and the holders of one privilege maintain. */
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
