import type { AnyResource } from '@school/kernel';
import type { Work } from '../behaviour.ts';
import type { Changes } from './changes.ts';

/** One line of the history. */
export interface AuditEntry {
  readonly resource: AnyResource;
  readonly id: number | null;
  /** `create`, `update`, `delete`, `archive`, `restore`, `transition:<name>` or `action:<name>`. */
  readonly verb: string;
  readonly version: number | null;
  readonly changes: Changes;
}

/** Writes lines of the history in one statement, in their order; nobody waits for it, the transaction holds or fails with it. */
export const writeAudits = (
  { context, transaction }: Pick<Work, 'context' | 'transaction'>,
  entries: readonly AuditEntry[],
): void => {
  if (entries.length === 0) return;
  transaction.send({
    name: 'audit_write',
    text: `INSERT INTO audit_entry (actor_id, actor_name, address, request_id, resource, record_id, verb, version, changes)
      SELECT $1::bigint, $2, $3, $4, e.resource, e.record_id, e.verb, e.version, e.changes::jsonb
      FROM unnest($5::text[], $6::bigint[], $7::text[], $8::int[], $9::text[])
        WITH ORDINALITY AS e(resource, record_id, verb, version, changes, place) ORDER BY e.place`,
    values: [
      context.actor.id > 0 ? context.actor.id : null,
      (context.username ?? '').slice(0, 200),
      context.address.slice(0, 64),
      context.requestId.slice(0, 64),
      entries.map(({ resource }) => resource.key),
      entries.map(({ id }) => id),
      entries.map(({ verb }) => verb),
      entries.map(({ version }) => version),
      entries.map(({ changes }) => JSON.stringify(changes)),
    ],
  });
};

/** Writes who did what; part of the transaction of the write, so that neither is ever there alone. */
export const writeAudit = (work: Work, entry: AuditEntry): void => {
  if (work.audits) work.audits.push(entry);
  else writeAudits(work, [entry]);
};
