import { joinTableName, snakeCase } from '@school/kernel';
import type { Actor, AnyResource, Catalogue } from '@school/kernel';
import type { Parameters } from './parameters.ts';
import { rightsOf } from './rights.ts';
import type { Rights } from './rights.ts';

/** Who reads: an actor with their own rights, or the product itself. */
export interface Reader {
  readonly catalogue: Catalogue;
  readonly actor: Actor;
  /** Row rules and field levels do not apply. */
  readonly system: boolean;
}

/** A table of the catalogue as it appears in a statement under an alias. */
export interface Source {
  readonly reader: Reader;
  readonly resource: AnyResource;
  readonly alias: string;
  readonly parameters: Parameters;
  /** Rows are only referred to here, by their titles and second lines: more of them may be visible than to a reader. */
  readonly picking?: boolean;
  /**
   * Paths are those of a definition that itself states who may read it: what a row of it points at is not further narrowed
   * by who may open that record. Field levels still apply.
   */
  readonly published?: boolean;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const tables = new Map<string, string>();

/** Quoted table name of a resource. */
export const tableName = ({ key }: AnyResource): string => {
  const known = tables.get(key);
  if (known !== undefined) return known;
  const name = quoted(snakeCase(key));
  tables.set(key, name);
  return name;
};

/** A column by its name in the table. */
export const columnOf = (source: Source, name: string): string => `${source.alias}.${quoted(name)}`;

export const rightsIn = ({ reader, resource }: Source): Rights =>
  rightsOf(reader.actor, resource, reader.system);

/** The same statement at another resource; the alias differs from all enclosing ones. */
export const at = (source: Source, resource: AnyResource): Source => ({
  ...source,
  resource,
  alias: `${source.alias}x`,
  picking: false,
});

/** The same source for a reader who only refers to its rows. */
export const picked = (source: Source): Source => ({ ...source, picking: true });

/** The same source, read by the paths of a definition published to the reader. */
export const published = (source: Source): Source => ({ ...source, published: true });

/**
 * The same source, seen by the product itself: for rules, computed values and titles for which access is decided elsewhere.
 */
export const trusted = (source: Source): Source =>
  source.reader.system ? source : { ...source, reader: { ...source.reader, system: true } };

/** The same source for anyone with the same rights, so that it can be cached without retaining a person. */
export const impersonal = (source: Source): Source => {
  const { role, privileges, off } = source.reader.actor;
  return {
    ...source,
    reader: { ...source.reader, actor: { id: 0, role, privileges, ...(off ? { off } : {}) } },
  };
};

/** Join table of a multi-reference field. */
export const joinTable = (source: Source, key: string): string => quoted(joinTableName(source.resource, key));
