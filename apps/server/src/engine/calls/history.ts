import { fieldOf, mayReadHistory } from '@school/kernel';
import type { Actor, AnyResource, Catalogue, HistoryEntry } from '@school/kernel';
import type { Call } from './generic-call.ts';
import { refuseUnknown } from './query-parameters.ts';
import { succeeded } from '../envelope/envelope.ts';
import { listQuery } from '../query/list.ts';
import { readRecord } from '../query/read.ts';
import { rightsOf } from '../query/rights.ts';
import type { Changes } from '../audit-entry.ts';

interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly actor_id: string | null;
  /** The person; the account name if the account no longer belongs to anyone. */
  readonly actor_name: string;
  readonly verb: string;
  readonly version: number | null;
  readonly changes: Changes;
}

/** Maximum number of entries in one answer, the latest first. */
const maxEntries = 5_000;

const step = /^([^.[]+)(?:\[\d+\])?(?:\.(.+))?$/;

/** Whether a user may read the field at a history path today. */
const readable = (catalogue: Catalogue, actor: Actor, resource: AnyResource, path: string): boolean => {
  const [, key = '', rest] = step.exec(path) ?? [];
  const field = fieldOf(resource, key);
  const rights = rightsOf(actor, resource);
  if (!field || !(rights.reads(field) || (field.type === 'secret' && rights.writes(field)))) return false;
  if (rest === undefined) return true;
  if (field.type === 'lines') return readable(catalogue, actor, catalogue.resource(field.of), rest);
  const part = field.type === 'group' && Object.hasOwn(field.fields, rest) ? field.fields[rest] : undefined;
  return part !== undefined && rights.reads(part);
};

/** The changes of an entry that a user may read, by path. */
export const visibleChanges = (
  catalogue: Catalogue,
  actor: Actor,
  resource: AnyResource,
  changes: Changes,
): readonly (readonly [path: string, change: Changes[string]])[] =>
  Object.entries(changes).filter(([path]) => readable(catalogue, actor, resource, path));

const entryOf = ({ engine, context, resource }: Call, row: AuditRow): HistoryEntry | undefined => {
  const visible = visibleChanges(engine.catalogue, context.actor, resource, row.changes);
  if (Object.keys(row.changes).length > 0 && visible.length === 0) return undefined;
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    by: { id: row.actor_id === null ? null : Number(row.actor_id), name: row.actor_name },
    verb: row.verb,
    version: row.version,
    changes: visible.map(([field, [before, after]]) => ({ field, old: before, new: after })),
  };
};

/**
 * Changes of one record that the caller may see, the latest first: who, when, old and new values of the fields that the
 * caller may read. A change of hidden fields alone is omitted, and callers without access to the history get an empty list:
 * record pages request it unprompted, so that is no refusal.
 */
export const readHistory = async (call: Call, id: number): Promise<string> => {
  const { engine, context, resource, query } = call;
  refuseUnknown(query, new Set());
  const connection = engine.database.of(context.institute);
  const { reader } = listQuery(engine, context, resource, {});
  await readRecord(connection, { reader, caller: context, resource, id, shape: { fields: ['id'] } });
  if (!mayReadHistory(context.actor, resource.access)) return JSON.stringify(succeeded([]));
  const rows = await connection.query<AuditRow>({
    name: 'audit_history',
    text: `SELECT a.id, a.at, a.actor_id, a.verb, a.version, a.changes,
        coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), a.actor_name) AS actor_name
      FROM audit_entry a LEFT JOIN "user" u ON u.id = a.actor_id
      WHERE a.resource = $1 AND a.record_id = $2 ORDER BY a.id DESC`,
    most: maxEntries,
    values: [resource.key, id],
  });
  return JSON.stringify(succeeded(rows.flatMap((row) => entryOf(call, row) ?? [])));
};
