import type { Statement } from '../../platform/database/database.ts';
import type { Work } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { AuditEntry } from '../audit-entry.ts';

const columns = '(actor_id, actor_name, address, request_id, resource, record_id, verb, version, changes)';

const callValues = ({ actor, username, address, requestId }: CallContext): unknown[] => [
  actor.id > 0 ? actor.id : null,
  (username ?? '').slice(0, 200),
  address.slice(0, 64),
  requestId.slice(0, 64),
];

/** Most writes have one line, for which a list of arrays costs more than the line itself. */
const oneLine = (context: CallContext, { resource, id, verb, version, changes }: AuditEntry): Statement => ({
  name: 'audit_write_one',
  text: `INSERT INTO audit_entry ${columns} VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  values: [...callValues(context), resource.key, id, verb, version, JSON.stringify(changes)],
});

/**
 * SQL that writes the history line for the single row in the WITH table `t`, for the statement that writes the row itself.
 * @param changes SQL of what has changed, over the tables in `from`
 * @param place takes a value with its type and returns its placeholder
 */
export const lineBeside = (
  context: CallContext,
  { resource, verb }: Pick<AuditEntry, 'resource' | 'verb'>,
  changes: string,
  place: (value: unknown, type: string) => string,
  from = 't',
): string => {
  const [actor, ...texts] = callValues(context);
  const call = [place(actor, 'bigint'), ...texts.map((text) => place(text, 'text'))].join(', ');
  const told = [place(resource.key, 'text'), 't.id', place(verb, 'text'), 't.version'].join(', ');
  return `INSERT INTO audit_entry ${columns} SELECT ${call}, ${told}, ${changes} FROM ${from}`;
};

const manyLines = (context: CallContext, entries: readonly AuditEntry[]): Statement => ({
  name: 'audit_write',
  text: `INSERT INTO audit_entry ${columns}
      SELECT $1::bigint, $2, $3, $4, e.resource, e.record_id, e.verb, e.version, e.changes::jsonb
      FROM unnest($5::text[], $6::bigint[], $7::text[], $8::int[], $9::text[])
        WITH ORDINALITY AS e(resource, record_id, verb, version, changes, place) ORDER BY e.place`,
  values: [
    ...callValues(context),
    entries.map(({ resource }) => resource.key),
    entries.map(({ id }) => id),
    entries.map(({ verb }) => verb),
    entries.map(({ version }) => version),
    entries.map(({ changes }) => JSON.stringify(changes)),
  ],
});

/** Writes history lines in one statement, in their order; nobody awaits it, the transaction succeeds or fails with it. */
export const writeAudits = (
  { context, transaction }: Pick<Work, 'context' | 'transaction'>,
  entries: readonly AuditEntry[],
): void => {
  const [first] = entries;
  if (first) transaction.send(entries.length === 1 ? oneLine(context, first) : manyLines(context, entries));
};

/** Records who did what; part of the transaction of the write, so that neither ever exists alone. */
export const writeAudit = (work: Work, entry: AuditEntry): void => {
  if (work.audits) work.audits.push(entry);
  else writeAudits(work, [entry]);
};
