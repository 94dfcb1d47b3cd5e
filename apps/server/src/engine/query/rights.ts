import { fieldLevels, levelOf, may, mayLevel, mayPick, pickedRowsFor, rowsFor } from '@school/kernel';
import { keptPerResource } from './kept.ts';
import type { Actor, AnyField, AnyResource, FieldLevel, Filter, Verb } from '@school/kernel';

/** What a user may see and do in one resource. */
export interface Rights {
  /** Identical for identical rights; part of the key of what is cached per rights. */
  readonly key: string;
  readonly may: (verb: Verb) => boolean;
  /** The records may be referred to, though perhaps not read. */
  readonly picks: boolean;
  readonly reads: (field: AnyField) => boolean;
  readonly writes: (field: AnyField) => boolean;
  /** Filters of which one must match, or all rows. */
  readonly rows: 'all' | readonly Filter[];
  /** The same for the rows that may be referred to. */
  readonly pickedRows: 'all' | readonly Filter[];
  /** More rows may be referred to than read. */
  readonly picksMore: boolean;
}

/** Rights of module code that acts for the product itself. */
const everything: Rights = {
  key: 'system',
  may: () => true,
  picks: true,
  reads: () => true,
  writes: () => true,
  rows: 'all',
  pickedRows: 'all',
  picksMore: false,
};

const keys = new WeakMap<Actor, string>();
/** Short names of sets of rights; a number is never reused. */
const short = new Map<string, string>();
const maxShort = 5_000;
let counter = 0;
const kept = keptPerResource<Rights>(200);

/** Actors with the same role and privileges have the same rights; who they are enters as a parameter of the filters. */
const keyOf = (actor: Actor): string => {
  const known = keys.get(actor);
  if (known !== undefined) return known;
  const held = actor.role === 'ADMIN' ? '' : [...actor.privileges].sort().join(',');
  const meaning = `${actor.role}${actor.client ? '~' : ''}:${held}:${[...(actor.off ?? [])].sort().join(',')}`;
  if (short.size >= maxShort) short.clear();
  const key = short.get(meaning) ?? `r${(counter += 1)}`;
  short.set(meaning, key);
  keys.set(actor, key);
  return key;
};

const decide = (actor: Actor, { access }: AnyResource, key: string): Rights => {
  const levels = (mode: 'read' | 'write'): ReadonlySet<FieldLevel> =>
    new Set(fieldLevels.filter((level) => mayLevel(actor, access, level, mode)));
  const readable = levels('read');
  const writable = levels('write');
  const { role, privileges, client, off } = actor;
  const plain: Actor = { id: 0, role, privileges, ...(client ? { client } : {}), ...(off ? { off } : {}) };
  const [rows, pickedRows] = [rowsFor(plain, access), pickedRowsFor(plain, access)];
  return {
    key,
    may: (verb) => may(plain, access, verb),
    picks: mayPick(plain, access),
    reads: (field) => readable.has(levelOf(field)) && field.type !== 'secret',
    writes: (field) => writable.has(levelOf(field)),
    rows,
    pickedRows,
    picksMore: rows !== 'all' && (pickedRows === 'all' || pickedRows.length > rows.length),
  };
};

/** The rights of the actor in the resource; determined once per set of privileges. */
export const rightsOf = (actor: Actor, resource: AnyResource, system = false): Rights => {
  if (system) return everything;
  const key = keyOf(actor);
  return kept(resource, key, () => decide(actor, resource, key));
};
